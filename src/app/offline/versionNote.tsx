import { newVersion, takeNewVersion } from './offline.ts';
import { t } from '../../languages/language.ts';

/** Says that there is a new version, and takes it when the player agrees. */
export const VersionNote = () =>
  newVersion.value && (
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
