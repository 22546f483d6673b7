import type { PlatePlace, PlateTrial, PlateVerdict, PlateView, ShotTrial } from '../../system/desk/index.ts';
import type { Vessel } from '../../ships/index.ts';
import { PlanPicture, ProfilePicture } from '../ships/drawing.tsx';
import { plateAnchors } from '../ships/profile/plates.ts';
import { profileRoom } from '../ships/profile/index.ts';
import { layoutOf, SHEET } from './armourLayout.ts';

/** A hole, half a hole, or an unbroken plate: told apart by their shape alone. */
export const VerdictSign = ({ comes, x = 0, y = 0 }: { comes: PlateVerdict; x?: number; y?: number }) => (
  <g class={`plateSign ${comes}`} transform={`translate(${x} ${y})`}>
    {comes === 'through' && (
      <path class="plateHole" d="M0 -6L2 -2.4L6 -2.6L3.2 0.6L5 5L0.6 3L-3.6 5.4L-2.8 1L-6 -2L-1.8 -2.4Z" />
    )}
    {comes === 'jams' && (
      <>
        <circle class="plateRound" r={4.6} />
        <path class="plateHole" d="M0 -4.6A4.6 4.6 0 0 0 0 4.6Z" />
      </>
    )}
    {comes === 'holds' && <path class="plateRound" d="M-4.6 -5H4.6V0.6Q3.6 4.4 0 5.6Q-3.6 4.4 -4.6 0.6Z" />}
  </g>
);

/** The verdict of a plate that can be struck at all. */
const verdictAt = (trial: ShotTrial | null, place: PlatePlace): PlateTrial | undefined =>
  trial?.plates.find(plate => plate.place === place && plate.struck > 0);

interface DrawnProps {
  vessel: Vessel;
  plates: readonly PlateView[];
  trial: ShotTrial | null;
}

/** The ship from the side, each plate pointed at; all that is on it stands in the table, too. */
const FromTheSide = ({ vessel, plates, trial }: DrawnProps) => {
  const room = profileRoom(vessel);
  const { labels, height, picture } = layoutOf(plates, room, plateAnchors(vessel));
  return (
    // A line's breadth round it, so that no frame of a label is cut.
    <svg class="armourSide" viewBox={`-1 -1 ${SHEET.breadth + 2} ${height + 2}`} aria-hidden="true">
      <ProfilePicture ship={vessel} {...picture} />
      {labels.map(({ plate, number, x, y, to }) => {
        const found = verdictAt(trial, plate.place);
        const edge = y < to[1] ? y + SHEET.high / 2 : y - SHEET.high / 2;
        return (
          <g key={plate.place} class={trial && !found ? 'plateLabel unmet' : 'plateLabel'}>
            <path class="plateLead under" d={`M${x} ${edge}L${to[0]} ${to[1]}`} />
            <path class="plateLead" d={`M${x} ${edge}L${to[0]} ${to[1]}`} />
            <circle class="plateSpot" cx={to[0]} cy={to[1]} r={2.6} />
            <rect
              class="plateBox"
              x={x - SHEET.label / 2}
              y={y - SHEET.high / 2}
              width={SHEET.label}
              height={SHEET.high}
              rx={3}
            />
            <text class="plateNumber" x={x - SHEET.label / 2 + 4} y={y + 3}>
              {number}
            </text>
            <text class="plateInches" x={x + (found ? -3 : 4)} y={y + 4}>
              {plate.inches} {plate.letter}
            </text>
            {found && <VerdictSign comes={found.comes} x={x + SHEET.label / 2 - 8} y={y} />}
          </g>
        );
      })}
    </svg>
  );
};

const PLAN = { height: 132, ship: 190 } as const;
const [MIDDLE_X, MIDDLE_Y] = [SHEET.breadth / 2, PLAN.height / 2];

/** The sectors of the faces, 30 degrees either side of bow and stern; where the shot comes from is hatched. */
const SECTOR: Readonly<Record<ShotTrial['from'], string>> = {
  bow: `M${MIDDLE_X} ${MIDDLE_Y}L${SHEET.breadth - 66} 0H${SHEET.breadth}V${PLAN.height}H${SHEET.breadth - 66}Z`,
  stern: `M${MIDDLE_X} ${MIDDLE_Y}L66 0H0V${PLAN.height}H66Z`,
  port: `M${MIDDLE_X} ${MIDDLE_Y}L66 0H${SHEET.breadth - 66}Z`,
  starboard: `M${MIDDLE_X} ${MIDDLE_Y}L66 ${PLAN.height}H${SHEET.breadth - 66}Z`,
};

const FACES: readonly { place: PlatePlace; from: ShotTrial['from']; x: number; y: number }[] = [
  { place: 'front', from: 'bow', x: SHEET.breadth - 32, y: MIDDLE_Y },
  { place: 'rear', from: 'stern', x: 32, y: MIDDLE_Y },
  { place: 'side', from: 'port', x: MIDDLE_X, y: 13 },
  { place: 'side', from: 'starboard', x: MIDDLE_X, y: PLAN.height - 13 },
];

const ARROW: Readonly<Record<ShotTrial['from'], string>> = {
  bow: `translate(${SHEET.breadth - 66} ${MIDDLE_Y}) rotate(180)`,
  stern: `translate(66 ${MIDDLE_Y})`,
  port: `translate(${MIDDLE_X} 26) rotate(90)`,
  starboard: `translate(${MIDDLE_X} ${PLAN.height - 26}) rotate(-90)`,
};

/** The ship from above, bow to the right: which face she shows to whom, and which the shot meets. */
const FromAbove = ({ vessel, plates, trial }: DrawnProps) => (
  <svg class="armourPlan" viewBox={`0 0 ${SHEET.breadth} ${PLAN.height}`} aria-hidden="true">
    <defs>
      <pattern id="shotFrom" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="sectorHatch" d="M0 0V6" />
      </pattern>
    </defs>
    {trial && <path class="sectorMet" d={SECTOR[trial.from]} fill="url(#shotFrom)" />}
    <path
      class="sectorLine"
      d={`M66 0L${SHEET.breadth - 66} ${PLAN.height}M66 ${PLAN.height}L${SHEET.breadth - 66} 0`}
    />
    <PlanPicture
      ship={vessel}
      x={MIDDLE_X - PLAN.ship / 2}
      y={MIDDLE_Y - PLAN.ship / 5}
      breadth={PLAN.ship}
      height={PLAN.ship / 2.5}
    />
    {trial && <path class="shotArrow" d="M-16 0H2M-4 -5L4 0L-4 5Z" transform={ARROW[trial.from]} />}
    {FACES.map(({ place, from, x, y }) => {
      const plate = plates.find(each => each.place === place);
      const found = trial?.from === from ? verdictAt(trial, place) : undefined;
      return (
        plate && (
          <g key={from} class={trial && trial.from !== from ? 'plateLabel unmet' : 'plateLabel'}>
            <rect class="plateBox" x={x - 28} y={y - 10} width={56} height={20} rx={3} />
            <text class="plateInches" x={found ? x - 6 : x} y={y + 4}>
              {plate.inches} {plate.letter}
            </text>
            {found && <VerdictSign comes={found.comes} x={x + 20} y={y} />}
          </g>
        )
      );
    })}
  </svg>
);

/** Her armour, drawn from both. */
export const ArmourDrawing = (props: DrawnProps) => (
  <div class="armourDrawing">
    <FromTheSide {...props} />
    <FromAbove {...props} />
  </div>
);
