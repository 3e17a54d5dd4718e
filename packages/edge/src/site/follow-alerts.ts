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
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** How long a look at the alerts counts, in milliseconds: a new one is to be on every page at once. */
const lookEvery = 250;

async function readAlert(file: string): Promise<LiveAlert> {
  const alert = siteAlert.parse(JSON.parse(await readFile(file, 'utf8')));
  return { ...alert, mark: createHash('sha256').update(alert.html).digest('hex').slice(0, 8) };
}

/** Whether every alert of a release says what the contract agrees on; one that is not there does. */
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

/** Follows the alerts of a release: gives what a form's readers have to know, on whichever day; undefined where there is none. */
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
      // One that cannot be read never replaces one that can, and never keeps a page back; the next look tries again.
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
