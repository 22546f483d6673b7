/** Where the pips stand on a face, in thirds of the die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

const PIP_AT = [6.5, 12, 17.5] as const;

/** A bone die. Other than six-sided faces are written as numbers. */
export const Die = ({ face, rolling = false }: { face: number; rolling?: boolean }) => (
  <svg class={rolling ? 'die rolling' : 'die'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect class="dieBody" x="1" y="1" width="22" height="22" rx="5" />
    {PIPS[face - 1]?.map(([x, y]) => (
      <circle class="diePip" key={`${x}${y}`} cx={PIP_AT[x]} cy={PIP_AT[y]} r="2.1" />
    )) ?? (
      <text class="dieNumber" x="12" y="16.5" text-anchor="middle">
        {face}
      </text>
    )}
  </svg>
);

/** Dice in a row; what they show is also said in the text beside them. */
export const DiceRow = ({ dice, rolling = false }: { dice: readonly number[]; rolling?: boolean }) => (
  <span class="diceRow" aria-hidden="true">
    {dice.map((face, index) => (
      <Die key={index} face={face} rolling={rolling} />
    ))}
  </span>
);
