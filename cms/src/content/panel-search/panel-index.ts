import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as yieldToOthers, setTimeout as sleep } from 'node:timers/promises';

import { openSearch, type Search } from '@ochiq/search/search';
import { SearchIndexUnavailable, SearchWriter } from '@ochiq/search/writer';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createSerialQueue } from '@ochiq/service-kit/serial-queue';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { getTable } from '../../platform/database/get-table';
import { createIndexFolder, touchIndexFolder } from './index-folder';
import { searchedTypeNames } from './panel-search';
import { countFiles, readLibraryFileIds, readChangedDrafts, readDrafts, readLibraryFiles } from './read-searched';

/** The index has no checkpoint: it is built at every start. */
const mark = 'panel';

/**
 * How far back changes are looked for again, in milliseconds: a transaction may commit later than it says, and the clocks of
 * two machines differ.
 */
const overlapMs = 2 * 60 * 1000;

/** How long a search waits for an index that is still being built, in milliseconds. */
const buildWaitMs = 1500;

type IndexFile = { writer: SearchWriter; search: Search };

function openIndexFile(file: string): IndexFile {
  return { writer: new SearchWriter(file), search: openSearch(file) };
}

function closeIndexFile({ writer, search }: IndexFile): void {
  search.close();
  writer.close();
}

/** What has been read of the database so far. */
type Progress = {
  since: Date;
  /** What the versions since then said when they were read, by their ids. */
  versions: Revisions;
  /** When each file was changed last, by its id. */
  files: ReadonlyMap<number, string>;
  touchedAt: number;
};

type BuiltIndex = { folder: string; entries: IndexFile; files: IndexFile; progress: Progress };

type Revisions = ReadonlyMap<number, string>;

async function readVersions(strapi: Core.Strapi, since: Date) {
  const select = ['id', 'type', 'document', 'state', 'content'] as const;
  const rows = await getTable(strapi, 'version').findMany({ where: { at: { $gte: since } }, select });
  return rows.map((row) => ({ ...row, revision: `${row.state} ${row.content}` }));
}

const toRevisions = (rows: Awaited<ReturnType<typeof readVersions>>): Revisions => new Map(rows.map(({ id, revision }) => [id, revision]));

const toTimes = (files: Awaited<ReturnType<typeof readLibraryFiles>>) => new Map(files.map(({ id, at }) => [id, at]));

async function buildIndex(strapi: Core.Strapi): Promise<BuiltIndex> {
  const since = new Date(Date.now() - overlapMs);
  const folder = await createIndexFolder(path.join(settings.CMS_DATA_DIR, 'search'));
  const entries = openIndexFile(path.join(folder, 'entries.sqlite'));
  const files = openIndexFile(path.join(folder, 'files.sqlite'));
  // What is saved from now on is read again.
  const versions = toRevisions(await readVersions(strapi, since));
  const builder = entries.writer.begin();
  try {
    for (const type of searchedTypeNames)
      for await (const put of readDrafts(strapi, type)) {
        builder.write({ put, remove: [] });
        await yieldToOthers();
      }
    entries.writer.replace(builder, mark);
    const library = await readLibraryFiles(strapi, null);
    files.writer.rebuild(
      library.map(({ document }) => document),
      mark,
    );
    const progress = { since, versions, files: toTimes(library), touchedAt: Date.now() };
    return { folder, entries, files, progress };
  } catch (error) {
    builder.discard();
    closeIndexFile(entries);
    closeIndexFile(files);
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Reads the entries again that the history says were saved, published or deleted, by any process. */
async function followEntries(strapi: Core.Strapi, { entries, progress }: BuiltIndex): Promise<Revisions> {
  const rows = await readVersions(strapi, progress.since);
  const changed = rows.filter(({ id, revision }) => progress.versions.get(id) !== revision);
  for (const type of searchedTypeNames) {
    const documents = [...new Set(changed.flatMap((row) => (row.type === type ? [row.document] : [])))];
    if (documents.length === 0) continue;
    entries.writer.apply({ ...(await readChangedDrafts(strapi, type, documents)), mark });
    await yieldToOthers();
  }
  return toRevisions(rows);
}

async function followFiles(strapi: Core.Strapi, { files, progress }: BuiltIndex): Promise<ReadonlyMap<number, string>> {
  const changed = (await readLibraryFiles(strapi, progress.since)).filter(({ id, at }) => progress.files.get(id) !== at);
  const known = new Map([...progress.files, ...toTimes(changed)]);
  const present = (await countFiles(strapi)) === known.size ? null : await readLibraryFileIds(strapi);
  const isPresent = (id: number) => present?.has(id) ?? true;
  const remove = [...known.keys()].filter((id) => !isPresent(id)).map(String);
  const put = changed.filter(({ id }) => isPresent(id)).map(({ document }) => document);
  if (put.length > 0 || remove.length > 0) files.writer.apply({ put, remove, mark });
  return new Map([...known].filter(([id]) => isPresent(id)));
}

/** Brings the index up to what the database says now. */
async function followChanges(strapi: Core.Strapi, index: BuiltIndex): Promise<void> {
  const began = Date.now();
  const versions = await followEntries(strapi, index);
  const files = await followFiles(strapi, index);
  const isTouchDue = began - index.progress.touchedAt > overlapMs;
  if (isTouchDue) await touchIndexFolder(index.folder, new Date(began));
  index.progress = { since: new Date(began - overlapMs), versions, files, touchedAt: isTouchDue ? began : index.progress.touchedAt };
}

/** The index of everything that the panel searches, of this process. */
export type PanelIndex = {
  /** Starts to build it, if it is not there yet. */
  start: () => void;
  /** Returns it as the database is now; `null` while it is still being built. */
  read: () => Promise<{ entries: Search; files: Search } | null>;
  close: () => Promise<void>;
};

/**
 * Creates the index, in a folder of its own below the data of the CMS. It is built when the panel is first opened after a start: a CMS that no
 * editor works with spends nothing on it.
 */
export function createPanelIndex(strapi: Core.Strapi): PanelIndex {
  let building: Promise<BuiltIndex | null> | null = null;
  const queue = createSerialQueue();

  const build = async () => {
    try {
      return await buildIndex(strapi);
    } catch (error) {
      strapi.log.error(`The panel's search could not be built: ${getErrorMessage(error)}`);
      building = null;
      return null;
    }
  };
  const start = () => (building ??= build());

  const discard = async ({ folder, entries, files }: BuiltIndex) => {
    closeIndexFile(entries);
    closeIndexFile(files);
    await rm(folder, { recursive: true, force: true });
  };

  return {
    start: () => void start(),
    read: async () => {
      const waited = new AbortController();
      const index = await Promise.race([start(), sleep(buildWaitMs, null, { signal: waited.signal }).catch(() => null)]);
      waited.abort();
      if (index === null) return null;
      try {
        await queue(() => followChanges(strapi, index));
      } catch (error) {
        if (!(error instanceof SearchIndexUnavailable)) throw error;
        // Its files are gone or damaged.
        building = null;
        await discard(index);
        return null;
      }
      return { entries: index.entries.search, files: index.files.search };
    },
    close: async () => {
      const index = await building;
      if (index) await discard(index);
    },
  };
}
