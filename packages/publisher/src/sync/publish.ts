import { formatUndoName } from '@ochiq/contract/wire/undone-version';

import type { AppliedChange } from '../transaction/applied-change.ts';
import type { DocumentKey } from '../cms/entry-envelope.ts';
import type { SiteState } from '../state/site-state.ts';
import { listUndoneVersions } from '../undo/suppressions.ts';
import { suspendFaultyVersions } from './quarantine-faults.ts';
import type { MetadataPlanner } from './page-change.ts';
import type { PublisherContext } from './publisher-context.ts';
import { publishAlert } from './publish-alert.ts';
import { publishPages } from './publish-pages.ts';
import { buildMetadataChange } from '../live-pages/metadata-file-changes.ts';
import { idleResult, type SyncResult } from './sync-result.ts';

/** A site that would lose more than this share of its pages at once was probably misread. */
const maxRemovedShare = 0.3;
/** Up to this many pages may always be removed. */
const alwaysRemovable = 40;

/** Guards against a mass deletion. @throws too many pages would be removed at once */
export function assertNoMassDeletion(removed: number, before: number): void {
  if (removed <= alwaysRemovable || removed <= before * maxRemovedShare) return;
  throw new Error(
    `${String(removed)} of ${String(before)} pages would go at once. The site stays as it was. If it is meant, build it anew: \`pnpm site\``,
  );
}

/**
 * Publishes the differences between the site and the release.
 * @param documents those that were fetched
 * @throws TransactionError: the next sync retries
 */
export async function publish(documents: DocumentKey[], state: SiteState, context: PublisherContext): Promise<SyncResult> {
  await endUndos(state, context);
  const alert = await publishAlert(state, context);
  // Each round except the last suspends further versions.
  for (;;) {
    const result = await publishOnce(documents, alert, state, context);
    if (result) return result;
  }
}

/** Ends the undo of versions that were published again. @throws TransactionError */
async function endUndos({ store, live }: SiteState, { releaseWriter }: PublisherContext): Promise<void> {
  const again = new Set(store.publishedAgain.map(formatUndoName));
  if (again.size === 0) return;
  await releaseWriter.endUndo(live, again);
  store.applyUndo(listUndoneVersions(live.held));
}

/** Marks the state of the site as published. */
function accept({ quarantine, store }: SiteState): void {
  quarantine.markPublished();
  store.markPublished((version) => !quarantine.isWaiting(version));
}

/**
 * Returns a function that builds the changes of the metadata files, once for a round. It is called when pages are being
 * rendered: sitemaps and feeds take longer to plan than the page that an editor waits for.
 */
function createMetadataPlanner({ site, marks }: SiteState, finisher: PublisherContext['options']['finisher']): MetadataPlanner {
  let change: ReturnType<MetadataPlanner> | undefined;
  const build: MetadataPlanner = async () => buildMetadataChange(site.files, marks, finisher);
  return () => {
    change ??= build();
    // Not awaited where the pages can't be prepared.
    change.catch(() => undefined);
    return change;
  };
}

/** Runs one round. @returns `null` where a version was suspended and the rest must be planned again */
async function publishOnce(
  documents: DocumentKey[],
  alert: AppliedChange | null,
  state: SiteState,
  context: PublisherContext,
): Promise<SyncResult | null> {
  const { site } = state;
  const { options, failureCache, queue, stageTimer } = context;
  const delta = await stageTimer.measure('plan', () => site.delta());
  const { tried, waiting: held } = failureCache.partition(delta.changed, site.stamp);
  const waiting = [...held, ...delta.failed];
  const finishSync = (result: Partial<SyncResult>): SyncResult => ({
    ...idleResult,
    documents,
    changes: queue.waiting.splice(0),
    applied: alert,
    ...result,
  });
  if (await suspendFaultyVersions({ unfit: delta.failed, lacking: new Map() }, delta.failed, state, context)) return null;
  const planMetadata = createMetadataPlanner(state, options.finisher);
  const hasPages = tried.length > 0 || delta.removed.length > 0 || delta.facts !== null;
  if (!hasPages && (await stageTimer.measure('plan', planMetadata)) === null) {
    accept(state);
    return finishSync({ failed: waiting });
  }
  assertNoMassDeletion(delta.removed.length, site.paths.size + delta.removed.length);
  queue.isRendering = true;
  try {
    const outcome = await publishPages({ ...delta, changed: tried }, state, context, { waiting, planMetadata });
    if (!outcome) return null;
    accept(state);
    return finishSync({ applied: outcome.applied ?? alert, rendered: tried.length, failed: outcome.failed });
  } finally {
    queue.isRendering = false;
  }
}
