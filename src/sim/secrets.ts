/**
 * The search for what a side is told that it may not know: over every field of the state, from the state's own shape. A field of which
 * the system has not said who may know it is a fault by itself.
 */
import { doctrineOf } from '../bots/doctrineOf.ts';
import type { Dice } from '../core/dice.ts';
import { layOut, offeredAs, play, situationOf } from '../core/engine.ts';
import { SIDES, type Command, type GameEvent, type Side, type State } from '../core/types.ts';
import { seenOf, sees } from '../core/witness.ts';
import type { Disclosure, Secret } from '../system/disclosure.ts';
import type { Match } from '../system/ruleset.ts';
import { matchOf, RULE_SETS } from '../rules/index.ts';
import { parseScenario, scenarioFileOf } from '../scenario/index.ts';
import { sightFor, toldOf } from '../system/sight.ts';
import { sameData } from './data.ts';

/** What has been said of a field, and of those in it. */
interface Said {
  readonly fields: Map<string, Said>;
  secret: Secret | null;
  open: boolean;
  /** It is secret, or something in it is. */
  veiled: boolean;
}

/** Stands for the name in a record, a side and the place in a list. */
const ANY = '*';

const nothingSaid = (): Said => ({ fields: new Map<string, Said>(), secret: null, open: false, veiled: false });

const saidOf = (root: Said, field: string): Said => {
  let said = root;
  for (const key of field.split('.').slice(1)) {
    const next = said.fields.get(key) ?? nothingSaid();
    said.fields.set(key, next);
    said = next;
  }
  return said;
};

/** Says of every field whether something in it is secret. */
const markVeiled = (said: Said): boolean => {
  for (const inner of said.fields.values()) if (markVeiled(inner)) said.veiled = true;
  if (said.secret) said.veiled = true;
  return said.veiled;
};

const allSaid = ({ secrets, open }: Disclosure): Said => {
  const root = nothingSaid();
  for (const field of open) saidOf(root, field).open = true;
  for (const [field, secret] of Object.entries(secrets)) saidOf(root, field).secret = secret;
  markVeiled(root);
  return root;
};

/** A place in a state, as a side may know it. */
interface Place {
  readonly said: Said | undefined;
  /** As a disclosure names it. */
  readonly field: string;
  /** What stands for each `*`. */
  readonly at: readonly string[];
  /** How much of it is kept from the side: nothing, the value, or even that it is there. */
  readonly kept: 'nothing' | 'value' | 'all';
}

type Inner = Readonly<Record<string, unknown>>;

const isInner = (value: unknown): value is Inner => typeof value === 'object' && value !== null;

/** A state, and the side that looks at it. */
interface Look {
  readonly state: State;
  readonly side: Side;
}

const placeIn = ({ state, side }: Look, outer: Place, key: string): Place => {
  const named = outer.said?.fields.get(key);
  const said = named ?? outer.said?.fields.get(ANY);
  const field = `${outer.field}.${named || !said ? key : ANY}`;
  const at = named || !said ? outer.at : [...outer.at, key];
  const secret = said?.secret;
  if (!secret || outer.kept === 'all' || secret.knows(state, side, at)) return { said, field, at, kept: outer.kept };
  return { said, field, at, kept: secret.unseen ? 'all' : 'value' };
};

const placesIn = (look: Look, outer: Place, value: Inner): [key: string, inner: unknown, place: Place][] =>
  Object.keys(value).map(key => [key, value[key], placeIn(look, outer, key)]);

/** The first field of which nobody has said who may know it, as a disclosure names it; null where there is none. */
const unsaid = (value: unknown, said: Said | undefined, guarded: boolean): string | null => {
  if (!isInner(value)) return guarded || said?.open ? null : '';
  for (const key in value) {
    const named = said?.fields.get(key);
    const inner = named ?? said?.fields.get(ANY);
    // Where something has been said of fields within a secret, as of a ship that may be out of sight, all of them are to be named.
    const found = unsaid(value[key], inner, guarded || (inner?.secret !== null && inner?.fields.size === 0));
    if (found !== null) return `.${named || !inner ? key : ANY}${found}`;
  }
  return null;
};

/** All of it is known to both sides. */
const isOpen = ({ said, kept }: Place): boolean => kept === 'nothing' && !said?.veiled;

/** What the view does not show as it is, and what only the view has; what lies in a secret may stand there blank. */
const misshown = (look: Look, value: unknown, seen: unknown, place: Place): string[] => {
  if (place.kept !== 'nothing' || (isOpen(place) && sameData(value, seen))) return [];
  if (!isInner(value)) return value === seen ? [] : [place.field];
  if (!isInner(seen)) return [place.field];
  const there = placesIn(look, place, value).filter(([, , { kept }]) => kept !== 'all');
  const known = there.map(
    ([key, inner, where], index) => [Array.isArray(value) ? String(index) : key, inner, where] as const,
  );
  const keys = new Set(known.map(([key]) => key));
  const more = Object.keys(seen).filter(key => !keys.has(key) && !placeIn(look, place, key).said?.secret);
  return [
    ...known.flatMap(([key, inner, where]) => misshown(look, inner, seen[key], where)),
    ...more.map(key => `${place.field}.${key}`),
  ];
};

/** The same state without what the side may not even see is there. */
const without = (look: Look, value: unknown, place: Place): unknown => {
  if (!isInner(value) || isOpen(place)) return value;
  const places = placesIn(look, place, value);
  const rest = places
    .filter(([, , { kept }]) => kept !== 'all')
    .map(([key, inner, where]) => [key, without(look, inner, where)] as const);
  if (Array.isArray(value)) return rest.map(([, inner]) => inner);
  // A field that every such thing has is blank; a name in a record is gone.
  const blank = places.filter(([key, , { kept, said }]) => kept === 'all' && place.said?.fields.get(key) === said);
  return Object.fromEntries([...rest, ...blank.map(([key]) => [key, null] as const)]);
};

/** Words and numbers that stand nowhere else: where one is found, a secret has been told. */
const WORD = 'planted';
const NUMBER = 918273645;

/** Another unit of the same side, since a secret may be somebody's; null where the word names none. */
const otherUnit = ({ state }: Look, word: string): string | null => {
  const units: Record<string, { side: Side }> = {
    ...('works' in state ? (state.works as State['ships']) : {}),
    ...state.ships,
  };
  const side = units[word]?.side;
  return side ? (Object.keys(units).find(id => id !== word && units[id]?.side === side) ?? word) : null;
};

const plantedFor = (look: Look, value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return NUMBER;
  if (typeof value !== 'string' || SIDES.some(side => side === value)) return value;
  return otherUnit(look, value) ?? WORD;
};

/** The same state with other secrets than those that the side may not know. */
const planted = (look: Look, value: unknown, place: Place): unknown => {
  if (isOpen(place)) return value;
  if (!isInner(value)) return place.kept === 'nothing' ? value : plantedFor(look, value);
  const changed = placesIn(look, place, value).map(
    ([key, inner, where]) => [key, planted(look, inner, where)] as const,
  );
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
};

/** The first of the fields in which two pieces of plain data differ. */
const difference = (one: unknown, other: unknown, field = ''): string => {
  if (!isInner(one) || !isInner(other)) return field;
  const key = Object.keys({ ...one, ...other }).find(each => !sameData(one[each], other[each]));
  return key === undefined ? field : difference(one[key], other[key], `${field}.${key}`);
};

/** What a side can tell from the state that it may not know; null where it can tell nothing. */
const toldTo = (match: Match, state: State, side: Side, said: Said): string | null => {
  const look = { state, side };
  const begin: Place = { said, field: '', at: [], kept: 'nothing' };
  const forgotten = unsaid(state, said, false);
  if (forgotten !== null) return `nobody has said who may know ${forgotten}`;
  // Beside the battle opponents are told nothing but their sight.
  const sight = sightFor(match, state, side, []);
  const [amiss] = misshown(look, state, sight.view, begin);
  if (amiss !== undefined) return `the ${side} view has ${amiss} otherwise than it is`;
  for (const [what, world] of [
    ['another', planted],
    ['no', without],
  ] as const) {
    const other = sightFor(match, world(look, state, begin) as State, side, []);
    if (!sameData(other, sight))
      return `with ${what} secret of the other the ${side} side would see another ${difference(sight, other)}`;
  }
  return null;
};

const isThrown = (event: GameEvent): boolean => 'die' in event || 'dice' in event;

/**
 * What has happened until something was turned over, whoever has seen it, or dice were thrown that the side has not seen: what comes
 * later hangs on more than it is told, if only on which dice are left.
 */
const untilTurnedOver = ({ rules }: Match, events: readonly GameEvent[], side: Side): readonly GameEvent[] => {
  const turned = events.findIndex(event => rules.reveals(event) || (isThrown(event) && !sees(rules, event, side)));
  return turned < 0 ? events : events.slice(0, turned + 1);
};

/** Where two accounts part before anything has been turned over; null where they do not. */
const parts = (match: Match, told: readonly GameEvent[], other: readonly GameEvent[]): string | null => {
  for (const [place, event] of told.entries()) {
    const instead = other[place];
    if (!instead || match.rules.reveals(event) || match.rules.reveals(instead)) return null;
    if (!sameData(event, instead)) return `${JSON.stringify(event)} or ${JSON.stringify(instead)}`;
  }
  return null;
};

/**
 * What the log tells before it is turned over: in an imagined battle that the side could not tell from this one it says the same of a
 * command. Captains who imagine more than what is hidden, as orders that the enemy has still to give, are left alone.
 */
const loggedFor = (match: Match, state: State, side: Side, command: Command, dice: Dice): string | null => {
  const { rules } = match;
  const view = rules.redact(state, side);
  const world = rules.clone(doctrineOf(rules).imagine(rules, situationOf(match, view), side, dice));
  world.rng = [...state.rng];
  if (!sameData(rules.redact(world, side), view) || !offeredAs(match, world, command)) return null;
  const [told, other] = [rules.clone(state), world].map(each =>
    seenOf(rules, untilTurnedOver(match, play(match, each, command), side), side),
  );
  const parting = parts(match, told ?? [], other ?? []);
  return parting === null ? null : `after ${JSON.stringify(command)} the ${side} side would hear ${parting}`;
};

/** Stands for the place in a list, with the side whose thing lies there: each side knows its own. */
const anyOf = (inner: unknown): string => {
  const side = isInner(inner) ? SIDES.find(each => each === inner.side) : undefined;
  return side === undefined ? ANY : `${ANY}${side}`;
};

/** Numbers and words that are true or not in a battle's file, by their place in it. */
const placesOf = (value: unknown, place = ''): string[] => {
  if (typeof value === 'boolean' || typeof value === 'number') return [place];
  if (!isInner(value)) return [];
  const keys = Array.isArray(value) ? value.map(anyOf) : Object.keys(value);
  return [...new Set(Object.values(value).flatMap((inner, index) => placesOf(inner, `${place}.${keys[index]}`)))];
};

/** The same file with something else there. */
const otherwise = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : value;
  if (!isInner(value)) return value;
  const entries = Object.entries(value).map(
    ([name, inner]) =>
      [name, key === (Array.isArray(value) ? anyOf(inner) : name) ? otherwise(inner, rest) : inner] as const,
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

/** What of a battle's file an opponent is told though his side's view would not tell it; null where there is nothing. */
const toldOfBattle = ({ rules, scenario }: Match, tells: (source: unknown) => unknown): string | null => {
  const source: unknown = scenarioFileOf(scenario);
  const switches = Object.fromEntries(rules.optionSpecs.map(({ id }) => [id, true]));
  const opening = (file: unknown): State | null => {
    const read = parseScenario(file, RULE_SETS, '');
    return read.ok && read.scenario.rules[rules.id] ? layOut(matchOf(rules, read.scenario, switches), 'told') : null;
  };
  const before = opening(source);
  for (const place of placesOf(source)) {
    const other = otherwise(source, place.split('.').slice(1));
    if (place.startsWith('.chart') || sameData(tells(other), tells(source))) continue;
    const after = opening(other);
    if (!before || !after || sameData(before, after)) continue;
    const unaware = SIDES.find(side => sameData(rules.redact(before, side), rules.redact(after, side)));
    if (unaware) return `an opponent is told ${place} of the battle, which the ${unaware} side may not know`;
  }
  return null;
};

/** What was found in battles, by rules and battle: their files never change. */
const searched = new Map<string, string | null>();

const toldOnce = (match: Match): string | null => {
  const key = `${match.rules.id} ${match.scenario.id}`;
  const found = searched.get(key);
  if (found !== undefined) return found;
  const told = toldOfBattle(match, toldOf);
  searched.set(key, told);
  return told;
};

/**
 * Looks for what either side is told that it may not know, in what an opponent is told of the battle, in the state and by a command; null
 * where there is nothing.
 */
export const secretTold = (
  match: Match,
  tells?: (source: unknown) => unknown,
): ((state: State, command: Command, dice: Dice) => string | null) => {
  const { disclosure } = match.rules;
  if (!disclosure) return () => `${match.rules.id} does not say who may know what`;
  const said = allSaid(disclosure);
  const ofBattle = tells ? toldOfBattle(match, tells) : toldOnce(match);
  if (ofBattle !== null) return () => ofBattle;
  return (state, command, dice) => {
    for (const side of SIDES) {
      const found = toldTo(match, state, side, said) ?? loggedFor(match, state, side, command, dice);
      if (found !== null) return found;
    }
    return null;
  };
};
