import { makeBackup } from '../backup/make-backup.ts';
import { compareSite } from '../site/compare-site.ts';
import type { Settings } from '../workplace/settings.ts';
import { nextTime } from './next-time.ts';

/** Clocks are adjusted, and machines sleep: the clock is checked at least this often. */
const lookEveryMs = 60_000;

/** Steps without output: results of the night are in the publisher's status and log. */
const unwatched = { step: <T>(_: string, work: (say: (how: string) => void) => Promise<T>) => work(() => undefined) };

/** Runs work every night at a time in Tashkent, for as long as this process runs. @param time `HH:MM` */
export function everyNight(time: string, work: () => Promise<unknown>, clock: () => number = Date.now): void {
  let due = nextTime(time, clock());
  const look = async () => {
    if (clock() >= due) {
      // After a failure there is a next night.
      await work().catch(() => undefined);
      due = nextTime(time, clock());
    }
    // After the clock was set back, the night must not wait for the old time.
    due = Math.min(due, nextTime(time, clock()));
    setTimeout(() => void look(), Math.min(lookEveryMs, Math.max(0, due - clock()))).unref();
  };
  void look();
}

/**
 * Compares the site with a full build every night, unless that is switched off.
 * @param withSiteBuild serializes builds of the site
 */
export function compareEveryNight(settings: Settings, withSiteBuild: <T>(work: () => Promise<T>) => Promise<T>): void {
  if (settings.NIGHTLY_BUILD === 'off') return;
  everyNight(settings.NIGHTLY_BUILD, () =>
    withSiteBuild(() => compareSite(settings, unwatched)).catch((error: unknown) => {
      console.error(`The site was not compared with a full build tonight: ${error instanceof Error ? error.message : String(error)}`);
    }),
  );
}

/** Makes a backup every night, where a folder for backups is set. */
export function backUpEveryNight(settings: Settings): void {
  if (settings.backupDir === null || settings.NIGHTLY_BACKUP === 'off') return;
  everyNight(settings.NIGHTLY_BACKUP, () =>
    makeBackup(settings, unwatched).catch((error: unknown) => {
      console.error(`There is no backup of tonight: ${error instanceof Error ? error.message : String(error)}`);
    }),
  );
}
