import { isActiveOnDay } from '@ochiq/contract/wire/alert-days';
import type { LocalePrefix } from '@ochiq/contract/routing/path-for';

import type { LiveAlert, LiveRelease } from '../routing/alert-release.ts';
import type { EdgeContext } from './edge-context.ts';

/** Returns the alert that is valid today for a locale prefix; undefined where there is none. */
export async function getCurrentAlert(
  localePrefix: LocalePrefix,
  release: Pick<LiveRelease, 'alert'>,
  { today }: Pick<EdgeContext, 'today'>,
): Promise<LiveAlert | undefined> {
  const alert = await release.alert(localePrefix);
  return alert && alert.html !== '' && isActiveOnDay(alert, today()) ? alert : undefined;
}
