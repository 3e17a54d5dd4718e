import path from 'node:path';

import type { Change } from '@ochiq/contract/wire/change';
import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import type { VersionName } from '@ochiq/contract/wire/undone-version';
import type { PlannedPage } from '@ochiq/pages/page';

import { getPageFile } from '../site-paths.ts';
import { getPublicDir } from '../state/live-release.ts';
import type { AppliedChange } from '../transaction/applied-change.ts';
import { inspectPath } from '../transaction/find-live-files.ts';
import type { RenderedPages } from './build-file-changes.ts';
import { commitPageChange, isShown, type PageChangeSource, preparePageChange } from './page-change.ts';

/** With fewer other pages, a second transaction costs more time than it saves. */
const minOtherPages = 8;

const formatDocumentKey = ({ type, documentId }: { type: string; documentId: string }) => `${type} ${documentId}`;

/**
 * Splits changed pages into those of the published documents themselves and all others.
 * @returns no own pages where everything is to be one change
 */
export function splitOwnPages(changed: readonly PlannedPage[], rows: readonly Change[]): { own: PlannedPage[]; others: PlannedPage[] } {
  const documents = new Set(rows.flatMap((row) => (row.type === null ? [] : [formatDocumentKey(row)])));
  const own: PlannedPage[] = [];
  const others: PlannedPage[] = [];
  for (const page of changed) (page.source && documents.has(formatDocumentKey(page.source)) ? own : others).push(page);
  // What is taken off the site goes together with the links to it.
  const isRemoval = rows.some(({ kind }) => kind === 'unpublish' || kind === 'delete');
  return isRemoval || others.length < minOtherPages ? { own: [], others: [...changed] } : { own, others };
}

/** Finds the pages that readers do not have yet. */
function findAbsentPages(pages: readonly PlannedPage[], publicDir: string): Set<string> {
  const paths = pages.map((page) => page.path);
  return new Set(paths.filter((pagePath) => inspectPath(path.join(publicDir, getPageFile(pagePath))) === null));
}

/** Picks the redirects that are live and stay: a link to any other does not work at both times. */
function pickLastingRedirects(before: SiteFacts['redirects'], after: SiteFacts['redirects']): SiteFacts['redirects'] {
  const remaining = new Set(after.map(({ from }) => from));
  return before.filter(({ from }) => remaining.has(from));
}

/**
 * Publishes the documents' own pages before the others, where they are valid without those: each link leads to what is
 * there already, or comes with them. Nothing is removed, and the other files follow.
 * @param own their pages, while they are rendered
 * @param others the pages that follow
 * @returns the unfinished publication; `null` where everything has to be published at once
 */
export async function publishOwnPages(
  own: { pages: readonly PlannedPage[]; rendered: Promise<RenderedPages> },
  others: readonly PlannedPage[],
  source: PageChangeSource,
): Promise<AppliedChange | null> {
  if (own.pages.length === 0) return null;
  const { delta, state, projected } = source;
  const { live, site, store } = state;
  const documentIds = new Set(own.pages.flatMap((page) => page.source?.documentId ?? []));
  const fresh = [...state.fresh.values()].filter(({ documentId }) => documentIds.has(documentId));
  const absent = findAbsentPages(others, getPublicDir(live.folder));
  const planned = { has: (pagePath: string) => projected.pages.has(pagePath) && !absent.has(pagePath) };
  const redirects = pickLastingRedirects(live.facts.redirects, (delta.facts ?? live.facts).redirects);
  const limits = { planned, redirects, waiting: [], standing: Promise.resolve(null), removed: [], facts: null };
  const prepared = await preparePageChange({ ...own, fresh }, limits, source);
  const { change, unfit, held, lacking } = prepared;
  if (change === null || unfit.length + held.length + lacking.size > 0) return null;
  const isOwn = (one: VersionName) => isShown(state, one) && documentIds.has(one.documentId);
  const following = others.length + delta.removed.length;
  const metadata = { pages: own.pages.length, following, hasFacts: false, replaced: store.listReplaced(isOwn) };
  const applied = await commitPageChange(change, prepared, metadata, source);
  site.acceptPages(new Set(own.pages.map((page) => page.path)));
  store.markPublished(isOwn);
  return applied;
}
