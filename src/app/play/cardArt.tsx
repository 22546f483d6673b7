import type { ComponentChildren } from 'preact';
import type { CardView } from '../../system/desk/index.ts';

/** The engravings on order cards: ink on paper, drawn in a frame of 84 by 54. `ink` is solid, `cut` is paper cut out of it, `line` is a stroke. */

const WIDTH = 84;

/** A row of little waves. */
const ripple = (y: number, from: number, to: number, length = 6): string =>
  `M${from} ${y}${`q${length / 4} -1.6 ${length / 2} 0t${length / 2} 0`.repeat(Math.floor((to - from) / length))}`;

/** Ruled sky, lighter toward the water. */
const Sky = ({ to }: { to: number }) => (
  <path
    class="fine"
    d={Array.from({ length: Math.floor((to - 3) / 2.6) }, (_, row) => `M0 ${3 + row * 2.6}H${WIDTH}`).join('')}
  />
);

const Sea = ({ y }: { y: number }) => (
  <>
    <rect class="cut" y={y} width={WIDTH} height={54 - y} />
    <path class="line" d={ripple(y + 1.5, 0, WIDTH, 7)} />
    <path class="fine strong" d={`${ripple(y + 5, 3, 80, 8)}${ripple(y + 8.5, -4, WIDTH, 10)}`} />
  </>
);

/** A casemate steamer from the side, bow to the right, her keel on the line y = 42. */
const Steamer = () => (
  <>
    <path class="ink" d="M8 36.5H70Q76 36 80 32.5 79 38 75.5 43H11Q8.5 40 8 36.5Z" />
    <path class="ink" d="M18 36.5 24 26.5H57L64 36.5Z" />
    <path class="ink" d="M34.5 27V8.5H33.5V7H39.5V8.5H38.5V27ZM44.5 27V8.5H43.5V7H49.5V8.5H48.5V27Z" />
    <path class="ink" d="M51 27 52.5 21.5H57.5L59.5 27Z" />
    <path class="paperLine" d="M22.5 29H59M21 31.5H61M9.5 38.5H76M33.5 10.5V25M43.5 10.5V25" />
    <path class="cut" d="M26 32h4v2.8h-4zM34 32h4v2.8h-4zM42 32h4v2.8h-4zM50 32h4v2.8h-4z" />
    <path class="line" d="M12.5 36.5V24M13 24.5Q10 23.5 7 25V29Q10 27.5 12.5 29" />
  </>
);

const FullSpeed = () => (
  <>
    <Sky to={34} />
    <path
      class="smoke"
      d="M46.5 6Q43 1 38 3.5 33 -0.5 27 2.5 21 -0.5 15 3 8 1 0 4V15Q6 17.5 11 14.5 17 17.5 22 13.5 28 16 32 12 38 13.5 41 9Z"
    />
    <path class="fine strong" d="M42 6.5Q37 5 34 8M30 6Q25 4 22 8M17 7Q12 5.5 9 9M6 8Q3 7 0 9M27 11.5Q24 10 21 12" />
    <Steamer />
    <Sea y={42} />
    <path class="cut edged" d="M66 43.5Q72 37 77 36 82 35.5 83.5 38.5 80.5 37.5 79.5 40 82 40 84 42V45H64Z" />
    <path class="line" d="M69 43Q73 39 77 38.5M72 44Q76 41 80 42" />
    <path class="cut" d="M0 40.5Q6 38.5 10 42L13 44H0Z" />
    <path class="line" d="M0 40.5Q5 38.5 9.5 42.5M0 43Q4 41.5 8 44" />
  </>
);

const SPOKES = Array.from({ length: 12 }, (_, index) => index * 30);

/** Her paddle wheel, turning over slowly. */
const SlowSpeed = () => (
  <>
    <Sky to={40} />
    <path class="ink" d="M0 30H12V24Q12 4 42 4T72 24V30H84V45H0Z" />
    <path class="paperLine" d="M0 33H84M0 37H84M0 41H84M15 24Q16 7.5 42 7.5T69 24" />
    <circle class="cut" cx="42" cy="31" r="21" />
    <circle class="line bold" cx="42" cy="31" r="19" />
    <circle class="line" cx="42" cy="31" r="13.5" />
    {SPOKES.map(angle => (
      <path key={angle} class="line" transform={`rotate(${angle} 42 31)`} d="M42 29V12" />
    ))}
    {SPOKES.map(angle => (
      <path key={angle} class="line float" transform={`rotate(${angle} 42 31)`} d="M42 13.5V18" />
    ))}
    <circle class="ink" cx="42" cy="31" r="3.6" />
    <circle class="cut" cx="42" cy="31" r="1.2" />
    <Sea y={43} />
  </>
);

/** Smoke of a gun, its muzzle at 0, 0. */
const Blast = () => (
  <>
    <path
      class="smoke"
      d="M0 0Q1 -7 8 -6 9 -13 17 -11 22 -16 28 -11 35 -11 34 -4 38 1 33 5 31 10 24 8 18 12 12 8 5 9 4 3Z"
    />
    <path class="fine strong" d="M9 -4Q11 -9 16 -8M19 -8Q23 -12 27 -8M29 -5Q32 -3 30 1M26 5Q22 8 18 5M13 5Q9 6 8 3" />
    <path class="ink" d="M-1 -1.5 7 -3.5 4.5 -0.8 14 0 4.5 1.2 8 4 -1 1.8Z" />
  </>
);

const SlowAndFire = () => (
  <>
    <Sky to={34} />
    <path class="smoke" d="M30 11Q27 6 22 8 17 4 11 7 6 5 0 8V15Q5 17 9 14.5 14 17 18 14 24 16 27 13Z" />
    <path class="fine strong" d="M26 11Q22 9.5 19 12M15 10.5Q11 9 8 12" />
    <g transform="translate(-4 8.5) scale(.8)">
      <Steamer />
    </g>
    <g transform="translate(49 30) scale(.94)">
      <Blast />
    </g>
    <Sea y={42} />
  </>
);

/** A gun run out through the port of a casemate, at the moment of the shot. */
const Fire = () => (
  <>
    <path class="fine" d="M0 4H45M0 7H45M0 10H46M0 13H46M0 34H47M0 37H48M0 40H48" />
    <path class="ink" d="M45 0H53L54.5 14H46.5ZM48 28H56L58.5 54H50.5Z" />
    <path
      class="paperLine"
      d="M47 4H53M47.5 8H53.5M48 12H54M50 32H56M50.5 36.5H56.5M51 41H57M51.5 45.5H57.5M52 50H58"
    />
    <path class="fine strong" d="M60 44H84M59 47.5H84M62 51H84M64 40.5H80" />
    <g transform="translate(63 20.5) scale(.56 .82)">
      <Blast />
    </g>
    <path
      class="ink"
      d="M4 21Q4 19 6 19L8 18Q9 13.5 16 13 25 12.5 32 15L58 18Q61 17.5 62.5 18.5V24.5Q61 25.5 58 25L32 28Q25 30.5 16 30 9 29.5 8 25L6 24Q4 24 4 22Z"
    />
    <path class="paperLine" d="M11 17.5Q18 15 30 17.5L57 20.5M20 13.5V29.5M31 15.5V27.5M58.5 18.5V24.5" />
    <path class="ink" d="M10 31.5H16L17 29H33L36 36H41L44.5 43H7V38H10Z" />
    <path class="paperLine" d="M12 35H36M10 39.5H42" />
    <circle class="cut edged" cx="14.5" cy="44" r="3.8" />
    <circle class="cut edged" cx="36.5" cy="44" r="3.8" />
    <circle class="ink" cx="14.5" cy="44" r="1.4" />
    <circle class="ink" cx="36.5" cy="44" r="1.4" />
    <path class="line bold" d="M0 49H51" />
    <path class="fine strong" d="M0 51.5H51M0 53.2H51" />
  </>
);

/** A ship from above, swinging her broadside round. */
const TurnAndFire = () => (
  <>
    <path
      class="fine strong"
      d={[4, 10, 16, 22, 28, 34, 40, 46, 52].map((y, row) => ripple(y, (row % 2) * 4 - 4, WIDTH, 8)).join('')}
    />
    <circle class="cut" cx="42" cy="27" r="24.5" />
    <path class="line bold" stroke-dasharray="4 2.5" d="M22.5 38.5A22 22 0 0 1 50 6.8" />
    <path class="ink" d="M57.5 10.5 49 11 52.5 2.5Z" />
    <g transform="rotate(-32 42 27)">
      <path class="ink" d="M20 27Q20 19.5 25 19.5H50Q59 20.5 65 27 59 33.5 50 34.5H25Q20 34.5 20 27Z" />
      <path class="cut" d="M24 22.5H49Q55 23 59 27 55 31 49 31.5H24Q22.5 27 24 22.5Z" />
      <path class="ink" d="M27 23.8H47V30.2H27Z" />
      <path class="paperLine" d="M27 25.5H47M27 28.5H47M31 23.8V30.2M42 23.8V30.2" />
      <circle class="cut" cx="36.5" cy="27" r="2" />
      <circle class="ink" cx="52" cy="27" r="1.8" />
      <g transform="translate(34 35) rotate(90) scale(.5)">
        <Blast />
      </g>
      <g transform="translate(44 35) rotate(90) scale(.5)">
        <Blast />
      </g>
    </g>
  </>
);

const Frame = ({ children }: { children: ComponentChildren }) => (
  <svg class="vignette" viewBox="0 0 84 54" aria-hidden="true" focusable="false">
    {children}
    <path class="line" d="M0 .5H84M0 53.5H84" />
  </svg>
);

/** The engraving of a card, chosen by what the card allows. */
export const Vignette = ({ card }: { card: CardView }) => {
  if (card.turns) return <Frame children={<TurnAndFire />} />;
  if (card.speed === null) return <Frame children={<Fire />} />;
  if (card.fires) return <Frame children={<SlowAndFire />} />;
  return <Frame children={card.speed === 'full' ? <FullSpeed /> : <SlowSpeed />} />;
};

/** A hex with the number of hexes that she moves. */
const HexSign = ({ hexes }: { hexes: number }) => (
  <svg class="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path class="signLine" d="M10 1 18 5.6V14.4L10 19 2 14.4V5.6Z" />
    <text class="signNumber" x="10" y="14.6" text-anchor="middle">
      {hexes}
    </text>
  </svg>
);

const TurnSign = () => (
  <svg class="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path class="signLine bold" d="M4.5 15.5A7.5 7.5 0 1 1 15.5 15.5" />
    <path class="signFill" d="M11 14.5 19 12.5 16.5 20Z" />
  </svg>
);

const GunSign = () => (
  <svg class="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path class="signFill" d="M1 8Q1 6 3.5 5.5 7 4.5 10 6L15.5 7.5V11.5L10 13Q6 14 3 12.5 1 11 1 8Z" />
    <circle class="signFill" cx="6.5" cy="15" r="3" />
    <path class="signLine" d="M17 5.5 19.5 3.5M17.5 9.5H20M17 13.5 19.5 15.5" />
  </svg>
);

/** What a card allows, in signs: hexes, a turn where she lies, guns. */
export const CardSigns = ({ card }: { card: CardView }) => (
  <span class="signs" aria-hidden="true">
    {card.speed !== null && <HexSign hexes={card.hexes} />}
    {card.turns && <TurnSign />}
    {card.fires && <GunSign />}
  </span>
);

const LATTICE = Array.from({ length: 15 }, (_, index) => index * 10 - 20);

/** The back of every card: a lattice, and a foul anchor in a medallion. */
export const BackDrawing = () => (
  <svg
    class="backDrawing"
    viewBox="0 0 84 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path class="backFine" d={LATTICE.map(x => `M${x - 40} 0 ${x + 80} 120M${x + 40} 0 ${x - 80} 120`).join('')} />
    <rect class="backLine" x="5" y="5" width="74" height="110" rx="3" />
    <circle class="backDisc" cx="42" cy="60" r="25" />
    <circle class="backLine" cx="42" cy="60" r="21.5" />
    <path class="backAnchor" d="M42 49V76M33 52.5H51M27.5 65Q31 76.5 42 76.5T56.5 65" />
    <path class="backFill" d="M24.5 68 27.2 60 32 66.5ZM59.5 68 56.8 60 52 66.5Z" />
    <circle class="backAnchor" cx="42" cy="45.5" r="3.2" />
  </svg>
);
