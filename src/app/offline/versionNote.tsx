import { newVersion, takeNewVersion } from './offline.ts';

/** Says that there is a new version, and takes it when the player agrees. */
export const VersionNote = () =>
  newVersion.value && (
    <section class="versionNote card" aria-label="New version" data-testid="new-version">
      <p role="status">A new version is ready. Your games are kept.</p>
      <button type="button" class="second" onClick={takeNewVersion}>
        Take it now
      </button>
      <button type="button" class="quiet" onClick={() => (newVersion.value = null)}>
        Later
      </button>
    </section>
  );
