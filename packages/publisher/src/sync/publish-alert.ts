import { createAlertFiles } from '@ochiq/pages/create-alert-files';
import type { IncrementalSite } from '@ochiq/pages/incremental/incremental-site';

import { getPathPrefix } from '../site-paths.ts';
import type { AppliedChange } from '../transaction/applied-change.ts';
import { buildAlertChange, mapAlertFiles, type AlertFiles } from './alert-change.ts';
import type { SiteState } from '../state/site-state.ts';
import type { PublisherContext, PublisherOptions } from './publisher-context.ts';

/** Builds the alert files as they should be. */
export const buildAlertFiles = (site: IncrementalSite, { siteUrl, today }: PublisherOptions): AlertFiles =>
  mapAlertFiles(createAlertFiles(site.content, today(), getPathPrefix(siteUrl), site.targets));

/** Publishes the alert first and separately: slow or broken pages do not delay it. @throws TransactionError */
export async function publishAlert(state: SiteState, { options, queue, releaseWriter }: PublisherContext): Promise<AppliedChange | null> {
  const { site, live, store } = state;
  const desired = buildAlertFiles(site, options);
  const change = await buildAlertChange(desired, state.alert);
  if (!change) return null;
  const rows = queue.waiting.filter(({ type }) => type === 'alert');
  const replaced = store.listReplaced(({ type }) => type === 'alert');
  const applied = await releaseWriter.apply(change, live, {
    rows,
    content: site.content,
    pages: 0,
    following: 0,
    isRest: false,
    hasFacts: false,
    replaced,
  });
  store.markPublished(({ type }) => type === 'alert');
  state.alert = desired;
  return applied;
}
