import { wrap, type Remote } from 'comlink';
import { RULE_SETS } from '../../rules/index.ts';
import { formatProblems, parseScenario, type Finding } from '../../scenario/index.ts';
import type { Battle } from '../../trials/library.ts';
import { whenBroken } from '../offline/thread.ts';
import { remember } from './made.ts';
import type { Proof } from './maker.ts';
import type { Workbench } from './maker.worker.ts';
import { languageTag, t } from '../../languages/language.ts';

/** A made battle with what its author ought to read about it. */
export interface Looked {
  battle: Battle;
  findings: readonly Finding[];
}

/** Makes the battle of a word and looks it over under these rules; the promise is broken with a sentence. */
export type Ask = (code: string, rules: string) => Promise<Looked>;

const LOST = t`The battle could not be made: a part of the page could not be loaded. Check the connection.`;

interface Room {
  maker: Remote<Workbench>;
  /** Breaks when the worker stumbles. */
  broken: Promise<never>;
}

let room: Room | null = null;

/** One worker for the page, so that no slider has to wait for a river. */
const openRoom = (): Room => {
  const worker = new Worker(new URL('./maker.worker.ts', import.meta.url), { type: 'module', name: 'maker' });
  const broken = whenBroken(worker, { stumbled: why => t`The battle could not be made: ${why}`, lost: LOST });
  broken.catch(() => (room = null));
  return { maker: wrap<Workbench>(worker), broken };
};

/** The battle as the page has it, read from what the worker made. */
const looked = ({ source, code, findings }: Proof): Looked => {
  const parsed = parseScenario(source, RULE_SETS, code);
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems, code));
  const battle = { scenario: parsed.scenario, source, shipped: false, code };
  remember(battle);
  return { battle, findings };
};

export const askWorker: Ask = async (code, rules) => {
  room ??= openRoom();
  return looked(await Promise.race([room.maker.prove(code, rules, languageTag()), room.broken]));
};
