import type { SiteDelta } from '@ochiq/pages/incremental/incremental-site';
import type { VersionName } from '@ochiq/contract/wire/undone-version';
import type { Content } from '@ochiq/pages/content/content';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import { collectMediaFiles, listMediaFiles } from '@ochiq/pages/content/media-files';
import type { PlannedPage } from '@ochiq/pages/page';
import { convertTableFiles, type TableFiles } from '@ochiq/pages/tables/table-files';

import { StagingArea } from '../transaction/staging-area.ts';
import type { SiteState } from '../state/site-state.ts';
import type { PublisherContext } from './publisher-context.ts';
import { suspendFaultyVersions } from './quarantine-faults.ts';
import { computeProjectedPages } from '../live-pages/projected-pages.ts';
import { mapFingerprints } from '../live-pages/metadata-file-changes.ts';
import { type BuildContext, buildFileChanges } from './build-file-changes.ts';
import type { SyncResult } from './sync-result.ts';
import type { AssetPlan } from '../assets/asset-sources.ts';

/** Plans the assets of documents that were fetched, and of pages that changed. */
function planPendingAssets(
  fresh: readonly DocumentChange[],
  changed: readonly PlannedPage[],
  content: Content,
  tables: TableFiles,
): AssetPlan {
  return {
    media: collectMediaFiles(fresh.flatMap(({ document }) => (document ? Object.values(document.versions) : []))),
    cards: changed.filter(({ form }) => form !== 'plain').flatMap((page) => page.card() ?? []),
    made: fresh.some(({ type }) => type === 'dataset') ? convertTableFiles(content, tables) : [],
  };
}

/** Plans the assets of all content. */
const planAllAssets = (content: Content, tables: TableFiles): AssetPlan => ({
  media: listMediaFiles(content),
  cards: [],
  made: convertTableFiles(content, tables),
});

/** Input besides the delta: pages that failed before, and changes of metadata files. */
type PageChangeInput = Pick<BuildContext, 'waiting' | 'standing'>;

/** `null` where a version was suspended and the rest must be planned again. */
type PublishOutcome = Pick<SyncResult, 'applied' | 'failed'> | null;

async function publishStaged(
  delta: SiteDelta,
  state: SiteState,
  context: PublisherContext,
  { waiting, standing }: PageChangeInput,
  staging: StagingArea,
): Promise<PublishOutcome> {
  const { site, live, fresh, tables, store, quarantine } = state;
  const { options, failureCache, queue, stageTimer, releaseWriter } = context;
  const plan = planPendingAssets([...fresh.values()], delta.changed, site.content, tables);
  const { pages: planned, takenBack } = await computeProjectedPages(site.paths, delta, live);
  const buildContext = { live, planned, takenBack, waiting, standing, planAllAssets: () => planAllAssets(site.content, tables) };
  const prepared = await stageTimer.measure('render', () =>
    buildFileChanges(delta, plan, buildContext, { ...options, loader: context.loader, staging }),
  );
  if (await suspendFaultyVersions(prepared, delta.changed, state, context)) return null;
  const { change, facts, files, pages, failed, held } = prepared;
  const unpublished = [...waiting, ...failed, ...held];
  if (change === null) {
    failureCache.remember(held, site.stamp);
    return { applied: null, failed: unpublished };
  }
  const rows = queue.waiting.filter(({ type }) => type !== 'alert');
  // An alert without a published file can't be undone.
  const isShown = (one: VersionName) => one.type !== 'alert' && !quarantine.isWaiting(one);
  const metadata = { rows, content: site.content, pages, hasFacts: delta.facts !== null, replaced: store.listReplaced(isShown) };
  const applied = await stageTimer.measure('swap', () => releaseWriter.apply(change, live, metadata));
  site.accept(new Set(unpublished.map((page) => page.path)));
  failureCache.clear();
  state.marks = mapFingerprints(site.files);
  live.facts = facts;
  for (const file of files) live.files.add(file);
  fresh.clear();
  return { applied, failed: unpublished };
}

/**
 * Renders the pages of a delta and publishes them with the metadata files.
 * @throws TransactionError
 */
export async function publishPages(
  delta: SiteDelta,
  state: SiteState,
  context: PublisherContext,
  input: PageChangeInput,
): Promise<PublishOutcome> {
  const staging = new StagingArea(context.options.siteDir);
  try {
    return await publishStaged(delta, state, context, input, staging);
  } finally {
    await staging.clear();
  }
}
