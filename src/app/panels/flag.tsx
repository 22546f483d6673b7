import type { Side } from '../../core/types.ts';

const Ensign = () => (
  <>
    <rect width="30" height="20" fill="#f4ead8" />
    {[0, 2, 4, 6].map(row => (
      <rect key={row} y={(row * 20) / 7} width="30" height={20 / 7} fill="#a3322c" />
    ))}
    <rect width="13" height="11.4" fill="#1d3b72" />
    {[2.6, 6.5, 10.4].map(x =>
      [2.4, 5.7, 9].map(y => <circle key={`${x}/${y}`} cx={x} cy={y} r="0.9" fill="#f4ead8" />),
    )}
  </>
);

/** The first national flag of the Confederacy, seven stars. */
const StarsAndBars = () => (
  <>
    <rect width="30" height="20" fill="#f4ead8" />
    <rect width="30" height="6.7" fill="#a3322c" />
    <rect y="13.3" width="30" height="6.7" fill="#a3322c" />
    <rect width="12.5" height="13.3" fill="#1d3b72" />
    {[0, 1, 2, 3, 4, 5, 6].map(star => {
      const angle = (star * 2 * Math.PI) / 7;
      return <circle key={star} cx={6.25 + 3.9 * Math.sin(angle)} cy={6.65 - 3.9 * Math.cos(angle)} r="0.95" fill="#f4ead8" />;
    })}
  </>
);

/** A side's flag; the side is always named beside it. */
export const Flag = ({ side }: { side: Side }) => (
  <svg class="flag" viewBox="0 0 30 20" aria-hidden="true" focusable="false">
    {side === 'union' ? <Ensign /> : <StarsAndBars />}
    <rect x="0.5" y="0.5" width="29" height="19" fill="none" stroke="#1d2430" stroke-opacity="0.5" />
  </svg>
);
