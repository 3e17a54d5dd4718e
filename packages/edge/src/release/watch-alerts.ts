import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { getAlertDataPath } from '@ochiq/contract/routing/alert-place';
import { viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { siteAlert } from '@ochiq/contract/wire/site-alert';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import type { LiveAlert, LiveRelease } from './live-release.ts';
import { createThrottledRefresh } from './throttled-refresh.ts';

type AlertWatcherOptions = Pick<LiveRelease, 'find'> & {
  warn: (message: string) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** How long alerts are cached, in milliseconds: a new one must be on every page at once. */
const refreshIntervalMs = 250;

async function readAlert(file: string): Promise<LiveAlert> {
  const alert = siteAlert.parse(JSON.parse(await readFile(file, 'utf8')));
  return { ...alert, mark: createHash('sha256').update(alert.html).digest('hex').slice(0, 8) };
}

/** Returns whether every alert of a release matches the contract; a missing one does. */
export async function areAlertsReadable({ find }: Pick<LiveRelease, 'find'>): Promise<boolean> {
  const isReadable = async (localePrefix: ViewPrefix): Promise<boolean> => {
    const alertFile = await find(getAlertDataPath(localePrefix));
    return (
      !alertFile ||
      readAlert(alertFile.realPath).then(
        () => true,
        () => false,
      )
    );
  };
  return (await Promise.all(viewPrefixes.map(isReadable))).every(Boolean);
}

/**
 * Watches the alerts of a release. Returns a function that gives the alert of a locale prefix, whatever day it is for;
 * undefined where there is none.
 */
export function watchAlerts({ find, warn, now = () => performance.now() }: AlertWatcherOptions): LiveRelease['alert'] {
  const known = new Map<ViewPrefix, { version: string | undefined; alert: LiveAlert | undefined }>();
  const lastWarnings = new Map<ViewPrefix, string>();

  const refreshAlert = async (localePrefix: ViewPrefix): Promise<void> => {
    try {
      const alertFile = await find(getAlertDataPath(localePrefix));
      if (alertFile?.version !== known.get(localePrefix)?.version)
        known.set(localePrefix, { version: alertFile?.version, alert: alertFile && (await readAlert(alertFile.realPath)) });
      lastWarnings.delete(localePrefix);
    } catch (error) {
      // An unreadable alert never replaces a readable one, and never blocks a page; the next refresh tries again.
      const line = `The alert in ${getAlertDataPath(localePrefix)} cannot be read: ${getErrorMessage(error)}`;
      if (line !== lastWarnings.get(localePrefix)) warn(line);
      lastWarnings.set(localePrefix, line);
    }
  };

  const refreshAlerts = async (): Promise<void> => {
    await Promise.all(viewPrefixes.map(refreshAlert));
  };
  const refresh = createThrottledRefresh(refreshIntervalMs, refreshAlerts, now);
  const getAlert = async (localePrefix: ViewPrefix): Promise<LiveAlert | undefined> => {
    await refresh();
    return known.get(localePrefix)?.alert;
  };
  return Object.assign(getAlert, {
    peek: (localePrefix: ViewPrefix) => (refresh.isFresh() ? (known.get(localePrefix)?.alert ?? null) : undefined),
  });
}
