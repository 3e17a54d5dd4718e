import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Locale } from '@ochiq/contract/routing/locales';
import { collectMediaFiles, listMediaPaths } from '@ochiq/pages/content/media-files';
import type { PlannedPage } from '@ochiq/pages/page';
import { MissingUpload } from '@ochiq/images/download-upload';

import { toPublicName } from '../assets/asset-sources.ts';
import { getPageFile } from '../site-paths.ts';
import { groupByDocument, type DocumentKey } from '../cms/entry-envelope.ts';
import { markPendingAssets, type SiteState } from '../state/site-state.ts';
import { getPublicDir } from '../state/live-release.ts';
import type { PublisherContext } from './publisher-context.ts';
import type { VersionFault } from './quarantine.ts';
import type { PreparedChange } from './build-file-changes.ts';

/** An upload that a version requires, by its name below `public` and its address in the CMS. */
type RequiredUpload = { name: string; from: string; about: DocumentKey & { locale: Locale } };

type ChangeFaults = Pick<PreparedChange, 'unfit' | 'lacking'>;
type SourcedPage = { path: string; source?: PlannedPage['source'] | undefined };

/** Lists the uploads of the versions that were fetched. */
function listRequiredUploads({ fresh }: SiteState): RequiredUpload[] {
  return [...fresh.values()].flatMap(({ type, documentId, document }) =>
    Object.entries(document?.versions ?? {}).flatMap(([locale, version]) =>
      collectMediaFiles(version).flatMap((file) =>
        listMediaPaths(file).map((to) => ({
          name: toPublicName(to),
          from: file.from,
          about: { type, documentId, locale: locale as Locale },
        })),
      ),
    ),
  );
}

/** Rereads entries without the files missing from the media library. @returns whether there are any */
async function dropUnavailableFiles(
  lacking: ChangeFaults['lacking'],
  state: SiteState,
  { options: { cms } }: PublisherContext,
): Promise<boolean> {
  const { missing, store, quarantine, site, fresh } = state;
  const unavailable = listRequiredUploads(state).filter(
    ({ name, from }) => lacking.get(name) instanceof MissingUpload && !missing.has(from),
  );
  if (unavailable.length === 0) return false;
  for (const { from } of unavailable) missing.add(from);
  const keys = new Map(unavailable.map(({ about: { type, documentId } }) => [`${type} ${documentId}`, { type, documentId }]));
  for (const { type, documentId } of keys.values()) {
    const [entry] = groupByDocument(await cms.documents(type, [documentId]));
    const change = store.updateDocument({ type, documentId }, entry?.raw ?? []);
    markPendingAssets(fresh, [change, ...quarantine.applyChanges(site, [change])]);
  }
  return true;
}

async function isPublished(publicDir: string, pagePath: string): Promise<boolean> {
  return stat(path.join(publicDir, getPageFile(pagePath))).then(
    () => true,
    () => false,
  );
}

/** Finds the versions whose files could not be fetched. */
function findFileFaults(lacking: ChangeFaults['lacking'], state: SiteState): VersionFault[] {
  if (lacking.size === 0) return [];
  return listRequiredUploads(state).flatMap(({ name, about }) => {
    const error = lacking.get(name);
    return error ? [{ ...about, error, isLive: true }] : [];
  });
}

/** Finds the versions whose own pages can't be rendered. */
async function findPageFaults(unfit: ChangeFaults['unfit'], pages: readonly SourcedPage[], state: SiteState): Promise<VersionFault[]> {
  const sources = new Map(pages.map(({ path: pagePath, source }) => [pagePath, source]));
  const publicDir = getPublicDir(state.live.folder);
  const faults: VersionFault[] = [];
  for (const { path: pagePath, error } of unfit) {
    const source = sources.get(pagePath);
    if (source) faults.push({ ...source, locale: source.locale as Locale, error, isLive: await isPublished(publicDir, pagePath) });
  }
  return faults;
}

/**
 * Suspends the versions that block a change, so that the rest can be published.
 * @returns whether any was: the site must be planned again then
 */
export async function suspendFaultyVersions(
  prepared: ChangeFaults,
  pages: readonly SourcedPage[],
  state: SiteState,
  context: PublisherContext,
): Promise<boolean> {
  if (prepared.unfit.length === 0 && prepared.lacking.size === 0) return false;
  if (await dropUnavailableFiles(prepared.lacking, state, context)) return true;
  const suspendVersions = (faults: readonly VersionFault[]) => {
    const suspended = state.quarantine.suspend(state.site, faults, performance.now());
    markPendingAssets(state.fresh, suspended);
    return suspended.length > 0;
  };
  // A page that shows another entry's image is not at fault: it is tried again without that entry.
  return suspendVersions(findFileFaults(prepared.lacking, state)) || suspendVersions(await findPageFaults(prepared.unfit, pages, state));
}
