import type { SiteDelta } from '@ochiq/pages/incremental/incremental-site';
import type { PlannedPage } from '@ochiq/pages/page';

import { mapFingerprints } from '../live-pages/metadata-file-changes.ts';
import { computeProjectedPages } from '../live-pages/projected-pages.ts';
import { renderPages } from '../live-pages/render-pages.ts';
import type { SiteState } from '../state/site-state.ts';
import { StagingArea } from '../transaction/staging-area.ts';
import type { RenderedPages } from './build-file-changes.ts';
import { commitPageChange, isShown, type PageChangeInput, type PageChangeSource, preparePageChange } from './page-change.ts';
import { publishOwnPages, splitOwnPages } from './publish-own-pages.ts';
import type { PublisherContext } from './publisher-context.ts';
import { suspendFaultyVersions } from './quarantine-faults.ts';
import type { SyncResult } from './sync-result.ts';

/** `null` where a version was suspended and the rest must be planned again. */
type PublishOutcome = Pick<SyncResult, 'applied' | 'failed'> | null;

const joinRendered = (parts: readonly RenderedPages[]): RenderedPages => ({
  made: parts.flatMap(({ made }) => made),
  failed: parts.flatMap(({ failed }) => failed),
});

/** Publishes pages, with everything else of the delta. */
async function publishWithRest(
  pages: readonly PlannedPage[],
  rendered: Promise<RenderedPages>,
  source: PageChangeSource,
): Promise<PublishOutcome> {
  const { delta, state, context, input, projected } = source;
  const { site, live, store } = state;
  const { redirects } = delta.facts ?? live.facts;
  const { waiting, planMetadata } = input;
  const limits = { waiting, standing: planMetadata(), planned: projected.pages, redirects, removed: delta.removed, facts: delta.facts };
  const prepared = await preparePageChange({ pages, rendered, fresh: [...state.fresh.values()] }, limits, source);
  if (await suspendFaultyVersions(prepared, pages, state, context)) return null;
  const { change, failed, held } = prepared;
  const unpublished = [...waiting, ...failed, ...held];
  if (change === null) {
    context.failureCache.remember(held, site.stamp);
    return { applied: null, failed: unpublished };
  }
  const replaced = store.listReplaced((one) => isShown(state, one));
  const metadata = { pages: prepared.pages, following: 0, hasFacts: delta.facts !== null, replaced };
  const applied = await commitPageChange(change, prepared, metadata, source);
  site.accept(new Set(unpublished.map((page) => page.path)));
  context.failureCache.clear();
  state.contexts.clear();
  state.marks = mapFingerprints(site.files);
  state.fresh.clear();
  return { applied, failed: unpublished };
}

async function publishInSteps(source: PageChangeSource): Promise<PublishOutcome> {
  const { delta, state, context, input, staging } = source;
  const { cyrillicWords: words } = state.site.facts ?? state.live.facts;
  const tools = { ...context.options, renderer: state.live.renderer, contexts: state.contexts, words, staging };
  // A page that failed before may be one that these belong together with.
  const { own, others } = splitOwnPages(delta.changed, input.waiting.length === 0 ? context.queue.waiting : []);
  let endFirstStep = (): void => undefined;
  const firstStep = new Promise<void>((resolve) => {
    endFirstStep = resolve;
  });
  // The others are rendered meanwhile, but not compressed yet: syncs of the disk would queue behind it, in the same threads.
  const ownPages = renderPages(own, tools);
  const otherPages = renderPages(others, { ...tools, turn: firstStep });
  const settled = Promise.allSettled([ownPages, otherPages]);
  try {
    const first = await publishOwnPages({ pages: own, rendered: ownPages }, others, source).finally(endFirstStep);
    if (first === null) return await publishWithRest([...own, ...others], Promise.all([ownPages, otherPages]).then(joinRendered), source);
    const outcome = await publishWithRest(others, otherPages, source);
    return outcome && { ...outcome, applied: outcome.applied ?? first };
  } finally {
    // Both must have settled before the staging area is cleared.
    await settled;
  }
}

/**
 * Renders the pages of a delta and publishes them with the metadata files: the documents' own pages first, where many
 * others would delay them.
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
    const projected = await computeProjectedPages(state.site.paths, delta, state.live);
    return await publishInSteps({ delta, state, context, input, staging, projected });
  } finally {
    await staging.clear();
  }
}
