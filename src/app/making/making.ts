import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import type { RuleSet } from '../../system/ruleset.ts';
import { SIDES, type Side } from '../../core/types.ts';
import { findRuleSet, RULE_SETS } from '../../rules/index.ts';
import {
  battleCode,
  fleetWorth,
  fortWorth,
  LIMITS,
  readBattleCode,
  readSettings,
  hasRoomFor,
  shipsIn,
  shipWorth,
  USUAL,
  type BattleSettings,
  type Kind,
  type ReadSettings,
  type TypedFleet,
} from '../../scenario/generate/index.ts';
import type { Scenario } from '../../core/scenario.ts';
import { vesselOf, type Vessel } from '../../ships/index.ts';
import { problemInWords } from '../ui/problemWords.ts';
import { battleAddress } from './battleLink.ts';
import type { Ask, Looked } from './workshop.ts';
import { t } from '../../languages/language.ts';

/** Milliseconds that the settings must rest before a battle is made of them. */
const REST = 120;

/** Points by which the limit of a fleet rises. */
const POINT_STEP = 10;

const FIELD_NAME: Readonly<Record<string, string>> = {
  columns: t`Width`,
  rows: t`Height`,
  points: t`Points`,
  features: t`Features`,
  seed: t`Seed`,
  'fleets.union': t`Union fleet`,
  'fleets.confederate': t`Confederate fleet`,
};

/** "Union fleet, ship 3: there is only one uss_cairo". */
const faultIn = (read: ReadSettings): string | null => {
  const [problem] = read.ok ? [] : read.problems;
  if (!problem) return null;
  const found = /^(.*?)(?:\[(\d+)\])?$/.exec(problem.path);
  const ship = found?.[2] === undefined ? '' : t`, ship ${Number(found[2]) + 1}`;
  const field = found?.[1] ?? '';
  return `${FIELD_NAME[field] ?? field}${ship}: ${problemInWords(problem.message)}.`;
};

/** Of ships of one's own those that sail in one of the fleets, each once. */
export const sailing = (fleets: BattleSettings['fleets'], own: readonly Vessel[]): Vessel[] => {
  const ids = new Set(SIDES.flatMap(side => fleets[side] ?? []));
  return own.filter(({ id }, index) => ids.has(id) && own.findIndex(other => other.id === id) === index);
};

/** Everything that is settled while a battle is made, and the battle that comes of it. */
export class Making {
  readonly settings: ReadonlySignal<BattleSettings>;
  readonly rules = signal<RuleSet>(RULE_SETS[0] as RuleSet);
  /** The battle of the settings as they last were sound; null before the first. */
  readonly looked = signal<Looked | null>(null);
  /** Whether a battle is on its way. */
  readonly busy = signal(false);
  /** What is wrong with the settings, in one sentence. */
  readonly fault: ReadonlySignal<string | null>;
  /** Why no battle could be made of sound settings. */
  readonly trouble = signal<string | null>(null);
  /** The word for the settings; null where they are not sound. */
  readonly code: ReadonlySignal<string | null>;
  readonly #settings: Signal<BattleSettings>;
  readonly #ask: Ask;
  readonly #end: () => void;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: Ask, settings: BattleSettings) {
    const own = signal(settings);
    this.#settings = own;
    this.settings = own;
    this.#ask = ask;
    const read = computed(() => readSettings(own.value));
    this.fault = computed(() => faultIn(read.value));
    this.code = computed(() => (read.value.ok ? battleCode(read.value.settings) : null));
    this.#end = effect(() => this.#follow(this.code.value, this.rules.value));
  }

  change(part: Partial<BattleSettings>): void {
    this.#settings.value = { ...this.#settings.peek(), ...part };
  }

  /** Another water; features for which it has no room are wished for no longer. */
  pickWater(kind: Kind): void {
    const { features } = this.settings.peek();
    const kept = features?.filter(wish => hasRoomFor(kind, wish)) ?? null;
    this.change({ kind, features: kept?.join() === 'any' ? null : kept });
  }

  /** `brought` = ships of the player's own that it may have. */
  pickFleet(side: Side, ships: readonly string[] | null, brought: readonly Vessel[] = []): void {
    const { fleets, own = [] } = this.settings.peek();
    const chosen = { ...fleets, [side]: ships };
    this.change({ fleets: chosen, own: sailing(chosen, [...brought, ...own]) });
  }

  /** A fleet of a printed type; the points rise where it is worth more. */
  pickTyped(side: Side, { ships, lent }: TypedFleet): void {
    this.pickFleet(side, ships, lent);
    const worth = Math.ceil(fleetWorth(ships, shipsIn({ own: lent })) / POINT_STEP) * POINT_STEP;
    const points = Math.min(LIMITS.points[1], Math.max(this.settings.peek().points, worth));
    this.change({ points });
  }

  /** Where the battle is fought, once it is made of the settings as they are now. */
  get address(): string | null {
    const code = this.code.value;
    return code !== null && this.looked.value?.battle.code === code ? battleAddress(code, this.rules.value) : null;
  }

  /** Makes no more battles. */
  leave(): void {
    clearTimeout(this.#resting);
    this.#end();
  }

  #follow(code: string | null, rules: RuleSet): void {
    clearTimeout(this.#resting);
    untracked(() => {
      this.busy.value = code !== null;
      const rest = this.looked.peek() === null ? 0 : REST;
      if (code !== null) this.#resting = setTimeout(() => void this.#make(code, rules), rest);
    });
  }

  async #make(code: string, rules: RuleSet): Promise<void> {
    const [looked, trouble] = await this.#ask(code, rules.id).then(
      done => [done, null] as const,
      (error: unknown) => [null, error instanceof Error ? error.message : String(error)] as const,
    );
    // Other settings have been asked for meanwhile.
    if (code !== this.code.peek() || rules !== this.rules.peek()) return;
    batch(() => {
      this.busy.value = false;
      this.trouble.value = trouble;
      if (looked) this.looked.value = looked;
    });
  }
}

/** Settings and rules as an address after `#make` has them; the usual ones where it says nothing. */
export const readMakeAddress = (
  address: string,
  freshSeed: () => string,
): { settings: BattleSettings; rules: RuleSet | null; refusal: string | null } => {
  const usual = { ...USUAL, seed: freshSeed() };
  const [, text = ''] = /=(.*)$/s.exec(address) ?? [];
  if (text === '') return { settings: usual, rules: null, refusal: null };
  const [code = '', rules = ''] = text.split('&rules=');
  const read = readBattleCode(code);
  const system = findRuleSet(rules) ?? null;
  if (read.ok) return { settings: read.settings, rules: system, refusal: null };
  const why = problemInWords(read.problems[0]?.message ?? t`a part of it is missing`);
  const refusal = t`This address names no settings: ${why}. These are the usual ones.`;
  return { settings: usual, rules: system, refusal };
};

export interface SideWorth {
  side: Side;
  ships: { id: string; name: string; vessel: string; worth: number }[];
  forts: { id: string; name: string; worth: number }[];
  worth: number;
}

/** Both fleets and what they are worth, forts included. */
export const worthOf = ({ forces, works }: Scenario): SideWorth[] =>
  SIDES.map(side => {
    const ships = forces
      .filter(force => force.side === side)
      .map(force => ({ id: force.id, name: force.name, vessel: force.vessel, worth: shipWorth(vesselOf(force)) }));
    const forts = works.flatMap(work =>
      work.side === side && work.kind === 'fort' && work.fort !== undefined
        ? [{ id: work.id, name: work.name, worth: fortWorth(work.fort) }]
        : [],
    );
    const worth = [...ships, ...forts].reduce((sum, one) => sum + one.worth, 0);
    return { side, ships, forts, worth };
  });
