import { storageTrouble } from '../files/trouble.ts';
import { isOutdated, loadAgain, newVersion, takeNewVersion } from './offline.ts';
import { t } from '../../languages/language.ts';

/** Says that the build of this page has gone from where it came from: what has not been fetched yet is not to be had any more. */
const Outdated = () => (
  <section class="versionNote card" aria-label={t`New version`} data-testid="outdated">
    <p role="status">
      {storageTrouble.value === null
        ? t`A newer Brownwater has been laid down, and parts of this one are gone: load the page again, your game is kept.`
        : t`A newer Brownwater has been laid down, and parts of this one are gone: save your game to a file, then load the page again.`}
    </p>
    <button type="button" class="second" onClick={() => void loadAgain()}>
      {t`Load the page again`}
    </button>
    <button type="button" class="quiet" onClick={() => (isOutdated.value = false)}>
      {t`Later`}
    </button>
  </section>
);

/** Says that there is a new version, and takes it when the player agrees. */
export const VersionNote = () => {
  if (!newVersion.value) return isOutdated.value && <Outdated />;
  return (
    <section class="versionNote card" aria-label={t`New version`} data-testid="new-version">
      <p role="status">{t`A new version is ready. Your games are kept.`}</p>
      <button type="button" class="second" onClick={takeNewVersion}>
        {t`Take it now`}
      </button>
      <button type="button" class="quiet" onClick={() => (newVersion.value = null)}>
        {t`Later`}
      </button>
    </section>
  );
};
