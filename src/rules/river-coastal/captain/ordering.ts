import { sameCommand } from '../../../core/engine.ts';
import { named } from '../../../languages/phrase.ts';
import { reason, type Plan, type Step } from '../../../system/captain.ts';
import { order } from '../orders.ts';
import type { Order, RiverCoastal, RiverCommand, RiverShip } from '../types.ts';
import { errandOf } from './errands.ts';
import { fieldOf, type Field, type Party, type RiverAsk } from './field.ts';

type Written = Extract<RiverCommand, { type: 'order' }>;

/** The hex of these that she is nearest to. */
const nearestOf = ({ now }: Field, ship: RiverShip, hexes: readonly number[]): number =>
  hexes.reduce(
    (best, hex) => (now.chart.range(ship.at, hex) < now.chart.range(ship.at, best) ? hex : best),
    hexes[0] ?? 0,
  );

/** The order that leaves a captain who must keep to it free for what she is about. */
const wantedFor = (field: Field, party: Party, ship: RiverShip): Order => {
  const { what, edge, prey } = errandOf(field, party);
  if (edge !== null) return order('proceed', { where: edge });
  const station = field.stations.get(ship.id);
  const held = what === 'station' ? station?.hexes : what === 'hold' ? field.stakes.holds[0]?.hexes : undefined;
  if (held && held.length > 0) return order('hold', { hex: nearestOf(field, ship, held) });
  // An order to engage keeps whoever wins by waiting near his guns at most.
  return prey && !prey.ship ? order('engage', { unit: prey.id }) : order('engage');
};

/** C18: whether what she is ordered makes no difference to her captain. */
const isFree = ({ captain }: RiverShip): boolean => captain?.alive === true && captain.character === 'intelligent';

/** An order to engage says little of what she is about: it is the one that forbids her captain least. */
const whyOrdered =
  ({ id }: RiverShip, { kind, unit }: Order): Step<RiverCoastal>['why'] =>
  () =>
    kind === 'engage' && unit === ''
      ? reason`${named(id)} has the freest hand under an order to engage.`
      : reason`${named(id)} gets another order.`;

/** C16, C21: sheets before move 1, then signals: to those whose order is not what is wanted of them. */
export const orderPlan = (ask: RiverAsk): Plan<RiverCoastal> => {
  const field = fieldOf(ask, true);
  const given = ask.now.state.staff?.orders ?? {};
  const offers = ask.options.filter((each): each is Written => each.type === 'order');
  const steps: Step<RiverCoastal>[] = [];
  let signalled = false;
  for (const party of field.friends) {
    const { ship } = party;
    const sheet = given[party.id];
    if (!ship || !sheet || isFree(ship)) continue;
    const wanted = wantedFor(field, party, ship);
    const own = ask.now.state.staff?.commanders.some(each => each.ship === ship.id) ?? false;
    if (sameCommand(sheet, wanted) || (ask.now.state.turn > 1 && signalled && !own)) continue;
    const command = offers.find(each => each.ship === ship.id && sameCommand(each.order, wanted));
    if (!command) continue;
    signalled ||= !own;
    steps.push({ command, why: whyOrdered(ship, wanted) });
  }
  return [...steps, { command: { type: 'ordered', side: ask.side }, why: () => reason`No ship has better orders.` }];
};
