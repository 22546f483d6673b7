import type { PlatePlace } from '../../../system/desk/index.ts';
import type { Vessel } from '../../../ships/index.ts';
import { hullOf, type Part } from './parts.ts';
import type { Point } from './pen.ts';
import { sheetOf } from './sheets.ts';

/** Shares of the armoured stretch at which its plates are pointed at, from the stern. */
const ALONG = { rear: 0.05, side: 0.32, abreast: 0.58, front: 0.95 } as const;
/** Shares of her length without any works to guard. */
const HULL = { from: 0.04, to: 0.96 } as const;

const find = <K extends Part['is']>(parts: readonly Part[], is: K): Extract<Part, { is: K }> | undefined =>
  parts.find((part): part is Extract<Part, { is: K }> => part.is === is);

/** Where every plate that a ship may have is pointed at on her profile. */
export const plateAnchors = (vessel: Vessel): Readonly<Record<PlatePlace, Point>> => {
  const sheet = sheetOf(vessel);
  const { lengthFt: length, draughtFt: draught } = vessel;
  const hull = hullOf(length, draught, sheet);
  const box = find(sheet.parts, 'casemate');
  const [from, to] = [box?.from ?? HULL.from, box?.to ?? HULL.to];
  const on = (along: number): Point => {
    const share = from + (to - from) * along;
    const height = box ? hull.deck(share) + (box.base ?? 0) + box.height / 2 : hull.deck(share) / 2;
    return [share * length, height];
  };
  const turret = find(sheet.parts, 'turret');
  const tower = turret?.at ?? 0.5;
  const pilot = find(sheet.parts, 'pilot');
  const wheel = find(sheet.parts, 'paddleBox') ?? find(sheet.parts, 'sternWheel');
  return {
    front: on(ALONG.front),
    side: on(ALONG.side),
    rear: on(ALONG.rear),
    abreast: on(ALONG.abreast),
    below: [0.3 * length, -draught * 0.45],
    belowAbreast: [0.55 * length, -draught * 0.45],
    turret: [tower * length, hull.deck(tower) + (turret?.height ?? 0) / 2],
    pilotHouse: pilot
      ? [pilot.at * length, hull.deck(pilot.at) + pilot.base + pilot.height / 2]
      : [tower * length, hull.deck(tower) + (turret?.height ?? 0) + 3],
    wheel: wheel ? [wheel.at * length, hull.deck(wheel.at) + wheel.axle] : on(ALONG.abreast),
  };
};
