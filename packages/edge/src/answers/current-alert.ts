import { isForDay } from '@ochiq/contract/alert-days';
import type { PathForm } from '@ochiq/contract/path-for';

import type { LiveAlert, LiveRelease } from '../rules/live-release.ts';
import type { EdgeContext } from './edge-context.ts';

/** Returns the alert that is valid today for a locale prefix; undefined where there is none. */
export async function currentAlert(
  form: PathForm,
  release: Pick<LiveRelease, 'alert'>,
  { today }: Pick<EdgeContext, 'today'>,
): Promise<LiveAlert | undefined> {
  const alert = await release.alert(form);
  return alert && alert.html !== '' && isForDay(alert, today()) ? alert : undefined;
}
