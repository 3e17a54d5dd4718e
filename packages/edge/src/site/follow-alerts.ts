import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { alertData } from '@ochiq/contract/alert-place';
import { pathForms, type PathForm } from '@ochiq/contract/path-for';
import { siteAlert } from '@ochiq/contract/site-alert';

import { errorText } from '../error-text.ts';
import type { LiveAlert, LiveRelease } from '../rules/live-release.ts';
import { nowAndThen } from './now-and-then.ts';

type Options = Pick<LiveRelease, 'find'> & {
  warn: (message: string) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** How long alerts are cached, in milliseconds: a new one must be on every page at once. */
const lookEvery = 250;

async function readAlert(file: string): Promise<LiveAlert> {
  const alert = siteAlert.parse(JSON.parse(await readFile(file, 'utf8')));
  return { ...alert, mark: createHash('sha256').update(alert.html).digest('hex').slice(0, 8) };
}

/** Returns whether every alert of a release matches the contract; a missing one does. */
export async function areAlertsReadable({ find }: Pick<LiveRelease, 'find'>): Promise<boolean> {
  const isReadable = async (form: PathForm): Promise<boolean> => {
    const found = await find(alertData(form));
    return (
      !found ||
      readAlert(found.realPath).then(
        () => true,
        () => false,
      )
    );
  };
  return (await Promise.all(pathForms.map(isReadable))).every(Boolean);
}

/**
 * Watches the alerts of a release. Returns a function that gives the alert of a locale prefix, whatever day it is for;
 * undefined where there is none.
 */
export function followAlerts({ find, warn, now = () => performance.now() }: Options): LiveRelease['alert'] {
  const known = new Map<PathForm, { version: string | undefined; alert: LiveAlert | undefined }>();
  const troubles = new Map<PathForm, string>();

  const lookAt = async (form: PathForm): Promise<void> => {
    try {
      const found = await find(alertData(form));
      if (found?.version !== known.get(form)?.version)
        known.set(form, { version: found?.version, alert: found && (await readAlert(found.realPath)) });
      troubles.delete(form);
    } catch (error) {
      // An unreadable alert never replaces a readable one, and never blocks a page; the next refresh tries again.
      const line = `The alert in ${alertData(form)} cannot be read: ${errorText(error)}`;
      if (line !== troubles.get(form)) warn(line);
      troubles.set(form, line);
    }
  };

  const lookAtAll = async (): Promise<void> => {
    await Promise.all(pathForms.map(lookAt));
  };
  const looked = nowAndThen(lookEvery, lookAtAll, now);
  return async (form) => {
    await looked();
    return known.get(form)?.alert;
  };
}
