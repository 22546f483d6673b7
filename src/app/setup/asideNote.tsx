import { useEffect } from 'preact/hooks';
import './aside.css';
import { asides, forgetAside, lookAside, type Aside } from '../files/aside.ts';
import { download, fileName } from '../files/download.ts';
import { t } from '../../languages/language.ts';

const saveToFile = ({ name, text }: Aside): void =>
  download(fileName(t`${name}, not readable`, 'json'), text, 'application/json');

const Row = ({ aside }: { aside: Aside }) => (
  <li class="savedRow">
    <div class="savedText">
      <h3>{aside.name}</h3>
    </div>
    <span class="asideWays">
      <button
        type="button"
        class="second"
        aria-label={t`Save to a file: ${aside.name}`}
        onClick={() => saveToFile(aside)}
      >
        {t`Save to a file`}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={t`Throw away: ${aside.name}`}
        onClick={() => void forgetAside(aside.id)}
      >
        {t`Throw away`}
      </button>
    </span>
  </li>
);

/** What was kept here and could not be read; nothing at all where everything can. */
export const AsideNote = () => {
  useEffect(() => void lookAside(), []);
  if (asides.value.length === 0) return null;
  return (
    <section class="saved aside" aria-labelledby="aside-title" data-testid="aside">
      <h2 id="aside-title">{t`Set aside`}</h2>
      <p>{t`This was kept here and cannot be read; everything else is as it was.`}</p>
      <ul class="savedList">
        {asides.value.map(aside => (
          <Row key={aside.id} aside={aside} />
        ))}
      </ul>
    </section>
  );
};
