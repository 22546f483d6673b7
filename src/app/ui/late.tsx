import { useEffect, useState } from 'preact/hooks';
import { LATE } from '../first/patience.ts';
import { t } from '../../languages/language.ts';

/** Beside what is being fetched: says so when it has not come after a while, and offers to load the page again. */
export const Late = () => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  return (
    late && (
      <div class="late" data-testid="late">
        <p role="status">{t`Loading takes longer than usual.`}</p>
        <button type="button" class="second" onClick={() => location.reload()}>
          {t`Try again`}
        </button>
      </div>
    )
  );
};
