import { getErrorMessage } from '../process/errors.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { compareSite } from '../site/compare-site.ts';
import type { Settings } from '../workplace/settings.ts';

/** Tashkent is five hours ahead of UTC, winter and summer. */
const aheadMinutes = 5 * 60;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the next instant at which clocks in Tashkent show a time, in milliseconds since 1970. @param time `HH:MM` */
export function getNextTime(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inDay = ((((hours * 60 + minutes - aheadMinutes) * 60_000) % dayMs) + dayMs) % dayMs;
  const today = Math.floor(now / dayMs) * dayMs + inDay;
  return today > now ? today : today + dayMs;
}

/** Clocks are adjusted, and machines sleep: the clock is checked at least this often. */
const lookEveryMs = 60_000;

/** Steps without output: results of the night are in the publisher's status and log. */
const silentSteps = { step: <T>(_: string, work: (say: (how: string) => void) => Promise<T>) => work(() => undefined) };

/** Runs work every night at a time in Tashkent, for as long as this process runs. @param time `HH:MM` */
export function runEveryNight(time: string, work: () => Promise<unknown>, clock: () => number = Date.now): void {
  let due = getNextTime(time, clock());
  const checkClock = async () => {
    if (clock() >= due) {
      // After a failure there is a next night.
      await work().catch(() => undefined);
      due = getNextTime(time, clock());
    }
    // After the clock was set back, the night must not wait for the old time.
    due = Math.min(due, getNextTime(time, clock()));
    setTimeout(() => void checkClock(), Math.min(lookEveryMs, Math.max(0, due - clock()))).unref();
  };
  void checkClock();
}

/**
 * Compares the site with a full build every night, unless that is switched off.
 * @param withSiteBuild serializes builds of the site
 */
export function scheduleNightlyComparison(settings: Settings, withSiteBuild: <T>(work: () => Promise<T>) => Promise<T>): void {
  if (settings.NIGHTLY_BUILD === 'off') return;
  runEveryNight(settings.NIGHTLY_BUILD, () =>
    withSiteBuild(() => compareSite(settings, silentSteps)).catch((error: unknown) => {
      console.error(`The site was not compared with a full build tonight: ${getErrorMessage(error)}`);
    }),
  );
}

/** Makes a backup every night, where a folder for backups is set. */
export function scheduleNightlyBackup(settings: Settings): void {
  if (settings.backupDir === null || settings.NIGHTLY_BACKUP === 'off') return;
  runEveryNight(settings.NIGHTLY_BACKUP, () =>
    makeBackup(settings, silentSteps).catch((error: unknown) => {
      console.error(`There is no backup of tonight: ${getErrorMessage(error)}`);
    }),
  );
}
