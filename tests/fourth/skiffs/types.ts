import type { Game, Situation as SituationOf } from '../../../src/core/game.ts';
import type { Play as PlayOf } from '../../../src/core/rules.ts';
import type { Command, Facing, HexId, Interrupt, Ship, ShipId, Side, State } from '../../../src/core/types.ts';
import type { RuleSet } from '../../../src/system/ruleset.ts';

export interface Skiff extends Ship {
  /** 0 = she has sunk where she lies. */
  planks: number;
  /** Strokes of the oar left in this turn. */
  strokes: number;
  fired: boolean;
}

export interface SkiffsState extends State {
  ships: Record<ShipId, Skiff>;
  /** Whether the side that moves has said that it is done. */
  done: boolean;
}

export type SkiffsCommand = Command &
  (
    | { type: 'row'; ship: ShipId }
    | { type: 'swing'; ship: ShipId; facing: Facing }
    | { type: 'shoot'; ship: ShipId; target: ShipId }
    | { type: 'done' }
  );

export type SkiffsEvent =
  | { type: 'rowed'; ship: ShipId; from: HexId; to: HexId }
  | { type: 'swung'; ship: ShipId; from: Facing; facing: Facing }
  | { type: 'shot'; ship: ShipId; target: ShipId; die: number; hitsOn: number; planks: number };

export interface Skiffs extends Game {
  state: SkiffsState;
  command: SkiffsCommand;
  event: SkiffsEvent;
  interrupt: Interrupt;
  options: object;
}

export type SkiffsRules = RuleSet<Skiffs>;
export type Situation = SituationOf<Skiffs>;
export type Play = PlayOf<Skiffs>;
export type { Side };
