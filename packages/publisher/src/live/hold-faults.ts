import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Locale } from '@ochiq/contract/locales';
import { mediaFilesIn, pathsOf } from '@ochiq/pages/media-files';
import type { PlannedPage } from '@ochiq/pages/page';
import { MissingUpload } from '@ochiq/pictures/uploaded-file';

import { belowPublic } from '../files/file-sources.ts';
import { pageFile } from '../page-file.ts';
import { byDocument, type DocumentKey } from './content-store.ts';
import { markFresh, type Followed } from './followed.ts';
import { publicIn } from './live-release.ts';
import type { Means } from './means.ts';
import type { VersionFault } from './quarantine.ts';
import type { PreparedChange } from './tree-change-of.ts';

/** An upload that a version requires, by its name below `public` and its address in the CMS. */
type NeededFile = { name: string; from: string; about: DocumentKey & { locale: Locale } };

type Prepared = Pick<PreparedChange, 'unfit' | 'lacking'>;
type SourcedPage = { path: string; source?: PlannedPage['source'] | undefined };

/** Lists the uploads of the versions that were fetched. */
function listNeededFiles({ fresh }: Followed): NeededFile[] {
  return [...fresh.values()].flatMap(({ type, documentId, document }) =>
    Object.entries(document?.versions ?? {}).flatMap(([locale, version]) =>
      mediaFilesIn(version).flatMap((file) =>
        pathsOf(file).map((to) => ({ name: belowPublic(to), from: file.from, about: { type, documentId, locale: locale as Locale } })),
      ),
    ),
  );
}

/** Rereads entries without the files missing from the media library. @returns whether there are any */
async function dropLostFiles(lacking: Prepared['lacking'], followed: Followed, { options: { cms } }: Means): Promise<boolean> {
  const { missing, store, quarantine, site, fresh } = followed;
  const lost = listNeededFiles(followed).filter(({ name, from }) => lacking.get(name) instanceof MissingUpload && !missing.has(from));
  if (lost.length === 0) return false;
  for (const { from } of lost) missing.add(from);
  const keys = new Map(lost.map(({ about: { type, documentId } }) => [`${type} ${documentId}`, { type, documentId }]));
  for (const { type, documentId } of keys.values()) {
    const [found] = byDocument(await cms.documents(type, [documentId]));
    const change = store.take({ type, documentId }, found?.raw ?? []);
    markFresh(fresh, [change, ...quarantine.take(site, [change])]);
  }
  return true;
}

async function isPublished(publicDir: string, pagePath: string): Promise<boolean> {
  return stat(path.join(publicDir, pageFile(pagePath))).then(
    () => true,
    () => false,
  );
}

/** Finds the versions whose files could not be fetched. */
function findFileFaults(lacking: Prepared['lacking'], followed: Followed): VersionFault[] {
  if (lacking.size === 0) return [];
  return listNeededFiles(followed).flatMap(({ name, about }) => {
    const error = lacking.get(name);
    return error ? [{ ...about, error, isLive: true }] : [];
  });
}

/** Finds the versions whose own pages can't be rendered. */
async function findPageFaults(unfit: Prepared['unfit'], pages: readonly SourcedPage[], followed: Followed): Promise<VersionFault[]> {
  const sources = new Map(pages.map(({ path: pagePath, source }) => [pagePath, source]));
  const publicDir = publicIn(followed.live.folder);
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
export async function holdFaults(prepared: Prepared, pages: readonly SourcedPage[], followed: Followed, means: Means): Promise<boolean> {
  if (prepared.unfit.length === 0 && prepared.lacking.size === 0) return false;
  if (await dropLostFiles(prepared.lacking, followed, means)) return true;
  const hold = (faults: readonly VersionFault[]) => {
    const held = followed.quarantine.hold(followed.site, faults, performance.now());
    markFresh(followed.fresh, held);
    return held.length > 0;
  };
  // A page that shows another entry's image is not at fault: it is tried again without that entry.
  return hold(findFileFaults(prepared.lacking, followed)) || hold(await findPageFaults(prepared.unfit, pages, followed));
}
