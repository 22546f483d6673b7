import './effects.css';
import { change, settings } from './settings.ts';
import { t } from '../../languages/language.ts';

/** Sound on or off, at the chart's edge. */
export const SoundTool = () => {
  const { muted } = settings.value;
  return (
    <button
      type="button"
      class="tool soundTool"
      aria-label={t`Sound`}
      aria-pressed={!muted}
      title={muted ? t`Sound is off` : t`Sound is on`}
      onClick={() => change({ muted: !muted })}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 6h2.5L8 2.8v10.4L4.5 10H2z" fill="currentColor" />
        <path
          d={muted ? 'M10.5 6l4 4M14.5 6l-4 4' : 'M10.5 5.5a3.5 3.5 0 0 1 0 5M12.4 3.6a6.2 6.2 0 0 1 0 8.8'}
          fill="none"
          stroke="currentColor"
          stroke-width="1.4"
        />
      </svg>
    </button>
  );
};
