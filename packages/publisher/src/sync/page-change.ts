import type { SiteDelta } from '@ochiq/pages/incremental/incremental-site';
import type { VersionName } from '@ochiq/contract/wire/undone-version';
import type { Content } from '@ochiq/pages/content/content';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import { collectMediaFiles, listMediaFiles } from '@ochiq/pages/content/media-files';
import type { PlannedPage } from '@ochiq/pages/page';
import { convertTableFiles, type TableFiles } from '@ochiq/pages/tables/table-files';

import type { AssetPlan } from '../assets/asset-sources.ts';
import type { ProjectedPages } from '../live-pages/projected-pages.ts';
import type { SiteState } from '../state/site-state.ts';
import type { AppliedChange } from '../transaction/applied-change.ts';
import type { FileChangeSet } from '../transaction/file-change-set.ts';
import type { StagingArea } from '../transaction/staging-area.ts';
import { type BuildContext, buildFileChanges, type PreparedChange, type RenderedPages } from './build-file-changes.ts';
import type { PublisherContext } from './publisher-context.ts';
import type { ChangeMetadata } from './release-writer.ts';

/** Builds the changes of the metadata files; `null` where there are none. */
export type MetadataPlanner = () => BuildContext['standing'];

/** Input besides the delta: pages that failed before, and changes of metadata files. */
export type PageChangeInput = Pick<BuildContext, 'waiting'> & { planMetadata: MetadataPlanner };

/** What the changes of one delta are made from. */
export type PageChangeSource = {
  delta: SiteDelta;
  state: SiteState;
  context: PublisherContext;
  input: PageChangeInput;
  staging: StagingArea;
  projected: ProjectedPages;
};

/** The pages of one change, as they are being rendered, and the documents whose assets may be missing. */
export type PagesOfChange = { pages: readonly PlannedPage[]; rendered: Promise<RenderedPages>; fresh: readonly DocumentChange[] };

/** Plans the assets of documents that were fetched, and of pages that changed. */
function planPendingAssets({ fresh, pages }: PagesOfChange, content: Content, tables: TableFiles): AssetPlan {
  return {
    media: collectMediaFiles(fresh.flatMap(({ document }) => (document ? Object.values(document.versions) : []))),
    cards: pages.filter(({ form }) => form !== 'plain').flatMap((page) => page.card() ?? []),
    made: fresh.some(({ type }) => type === 'dataset') ? convertTableFiles(content, tables) : [],
  };
}

/** Plans the assets of all content. */
const planAllAssets = (content: Content, tables: TableFiles): AssetPlan => ({
  media: listMediaFiles(content),
  cards: [],
  made: convertTableFiles(content, tables),
});

/** Builds the file changes of some pages. */
export async function preparePageChange(
  of: PagesOfChange,
  limits: Pick<BuildContext, 'planned' | 'redirects' | 'waiting' | 'standing'> & Pick<SiteDelta, 'removed' | 'facts'>,
  { state, context, staging, projected }: PageChangeSource,
): Promise<PreparedChange> {
  const { site, live, tables } = state;
  const { options, loader, stageTimer } = context;
  const { removed, facts, ...given } = limits;
  const buildContext = { live, takenBack: projected.takenBack, planAllAssets: () => planAllAssets(site.content, tables), ...given };
  const plan = planPendingAssets(of, site.content, tables);
  return stageTimer.measure('render', () =>
    buildFileChanges({ removed, facts }, of.rendered, plan, buildContext, { ...options, loader, staging }),
  );
}

/** Returns whether readers get a version: an alert without a published file can't be undone. */
export const isShown = ({ quarantine }: SiteState, one: VersionName): boolean => one.type !== 'alert' && !quarantine.isWaiting(one);

/** Commits prepared file changes. @returns the publication that they belong to */
export async function commitPageChange(
  change: FileChangeSet,
  { facts, files }: PreparedChange,
  metadata: Omit<ChangeMetadata, 'rows' | 'content' | 'isRest'>,
  { state: { live, site }, context: { queue, releaseWriter, stageTimer } }: PageChangeSource,
): Promise<AppliedChange> {
  const rows = queue.waiting.filter(({ type }) => type !== 'alert');
  const complete = { rows, content: site.content, isRest: true, ...metadata };
  const applied = await stageTimer.measure('swap', () => releaseWriter.apply(change, live, complete));
  live.facts = facts;
  for (const file of files) live.files.add(file);
  return applied;
}
