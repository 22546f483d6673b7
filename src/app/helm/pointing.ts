import { batch } from '@preact/signals';
import { EDGES, type Command, type Edge, type Facing, type HexId } from '../../core/types.ts';
import type { Helm } from './helm.ts';

/** The mouse is over that hex, 0 = none, and there over what means that side of it. */
export const pointAt = (helm: Helm, hex: HexId, side: Facing | null = null): void =>
  batch(() => {
    helm.hovered.value = hex;
    helm.hoveredSide.value = side;
  });

const isEdge = (value: unknown): value is Edge => EDGES.some(edge => edge === value);

/** The edge by which a command takes a ship off the chart, if it names one. */
const edgeOf = (command: Command): Edge | null => ('edge' in command && isEdge(command.edge) ? command.edge : null);

/** Edges by which the unit in hand may leave the chart, now or once she has begun. */
export const exitsOf = (helm: Helm): readonly { hex: HexId; edge: Edge; command: Command }[] => {
  const unit = helm.selected.value;
  const hex = helm.unit(unit)?.hexes[0];
  if (unit === null || hex === undefined) return [];
  return helm.waysOf(unit).flatMap(command => {
    const edge = edgeOf(command);
    return edge ? [{ hex, edge, command }] : [];
  });
};

/** A press on the arrow over an edge: the unit in hand leaves the chart there. */
export const leaveBy = (helm: Helm, edge: Edge): void => {
  const way = exitsOf(helm).find(each => each.edge === edge);
  if (helm.session.busy.value) helm.session.playback.skip();
  else if (way) helm.give(way.command);
};
