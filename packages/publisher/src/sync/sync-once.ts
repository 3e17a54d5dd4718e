import { getCurrentRelease } from '../releases.ts';
import type { SiteStateStore } from '../state/site-state-store.ts';
import type { PublisherContext } from './publisher-context.ts';
import { publish } from './publish.ts';
import { pullChanges } from './pull-changes.ts';
import type { SyncResult } from './sync-result.ts';

/** Reloads everything and publishes the differences. */
async function syncAll(stateStore: SiteStateStore, context: PublisherContext): Promise<SyncResult> {
  await context.releaseWriter.initialize();
  const state = await stateStore.reload(context.options);
  context.queue.unread = 0;
  return publish([], state, context);
}

/**
 * Runs one sync: incremental from the change log, or complete at the start and after the release was replaced or
 * changed by another process.
 */
export async function syncOnce(stateStore: SiteStateStore, context: PublisherContext): Promise<SyncResult> {
  const state = stateStore.now;
  if (!state || (await getCurrentRelease(context.options.siteDir)) !== state.live.folder) return syncAll(stateStore, context);
  if (await context.releaseWriter.isOutdated()) return syncAll(stateStore, context);
  const documents = await pullChanges(state, context);
  return documents === null ? syncAll(stateStore, context) : publish(documents, state, context);
}
