import { alertFiles } from '@ochiq/pages/alert-files';
import type { LiveSite } from '@ochiq/pages/live/live-site';

import { pathPrefixOf } from '../path-prefix-of.ts';
import type { AppliedChange } from '../swap/applied-change.ts';
import { alertChange, alertNames, type AlertFiles } from './alert-change.ts';
import type { Followed } from './followed.ts';
import type { Means, Options } from './means.ts';

/** Builds the alert files as they should be. */
export const wantedAlert = (site: LiveSite, { siteUrl, today }: Options): AlertFiles =>
  alertNames(alertFiles(site.content, today(), pathPrefixOf(siteUrl), site.targets));

/** Publishes the alert first and separately: slow or broken pages do not delay it. @throws TransactionError */
export async function publishAlert(followed: Followed, { options, queue, swaps }: Means): Promise<AppliedChange | null> {
  const { site, live, store } = followed;
  const wanted = wantedAlert(site, options);
  const change = await alertChange(wanted, followed.alert);
  if (!change) return null;
  const rows = queue.waiting.filter(({ type }) => type === 'alert');
  const replaced = store.listReplaced(({ type }) => type === 'alert');
  const applied = await swaps.apply(change, live, { rows, content: site.content, pages: 0, hasFacts: false, replaced });
  store.accept(({ type }) => type === 'alert');
  followed.alert = wanted;
  return applied;
}
