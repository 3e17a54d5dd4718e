import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { describeUses } from '../removal/describe-uses';
import { findRemovedFileUses, type EntryUse } from '../removal/find-removal-uses';
import { findRemovalOrder, type RemovalOrder } from '../removal/removal-request';
import { createFileReplacement } from '../removal/replace-file';
import { replaceUses } from '../removal/replace-uses';
import { UsedError } from '../removal/used-error';
import { getRows } from '../../platform/strapi/rows';
import { findFileUses, type LibraryFile } from './find-uses';
import { findTrashedUses } from '../trash/find-trashed-files';
import { listReadable } from './read-entries';
import type { Use } from './use';
import { getUsedFilesText, type UsedFile } from './use-texts';

type Ids = readonly (string | number)[];

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type Remove = { remove: (file: { id: number }) => Promise<unknown> };
type DeleteByIds = { deleteByIds: (ids?: Ids) => Promise<unknown> };
type Context = { request: { body?: unknown } };
type DeleteMany = (context: Context) => Promise<unknown>;

const file = 'plugin::upload.file';
const select = ['id', 'hash', 'name'];

/** The maximum number of named files. */
const maxNamed = 5;

type FileOrder = Pick<RemovalOrder, 'choice' | 'replacer'>;

/**
 * Refuses to delete files that entries show: their pages would lose them without notice to the editors.
 * @throws a UsedError that lists them, as far as the user may read them
 */
async function refuseUsed(
  strapi: Core.Strapi,
  files: readonly LibraryFile[],
  uses: readonly EntryUse[],
  { replacer }: FileOrder,
): Promise<void> {
  const used = await findFileUses(strapi, files);
  const { userAbility } = replacer;
  const isSystem = !strapi.requestContext.get();
  const list = (one: readonly Use[]) => (isSystem ? { uses: [...one], others: 0 } : listReadable(strapi, userAbility, one));
  const named: UsedFile[] = [];
  for (const file of files) {
    const own = used.find((one) => one.file.id === file.id)?.uses ?? [];
    const trashed = await findTrashedUses(strapi, userAbility, file);
    if (own.length + trashed.uses.length + trashed.others > 0) named.push({ name: file.name, ...(await list(own)), trashed });
    if (named.length === maxNamed) break;
  }
  if (named.length === 0) return;
  const documents = files.map(({ id }) => String(id));
  const removal = await describeUses(strapi, userAbility, { type: null, documents, uses });
  throw new UsedError(translateForEditor(strapi, getUsedFilesText(named)), { removal });
}

const noOrder: FileOrder = { choice: null, replacer: { userAbility: undefined, author: undefined, isLenient: false } };

/** Tells whether a published entry would break without the file: an item of a menu would disappear without a trace. */
const isFirm = ({ published }: EntryUse) => (published?.occurrences ?? []).some(({ kind }) => kind === 'menu' || kind === 'required');

/**
 * Does with the uses of files what the request chose, before they are deleted. Drafts and the trash count, too: nothing
 * brings a file back.
 */
async function settleFileUses(strapi: Core.Strapi, files: readonly LibraryFile[]): Promise<void> {
  if (files.length === 0) return;
  const order = findRemovalOrder(strapi, file) ?? noOrder;
  const uses = await findRemovedFileUses(strapi, files);
  switch (order.choice?.kind) {
    case 'withdraw':
      if (uses.some(isFirm)) await refuseUsed(strapi, files, uses, order);
      return;
    case 'replace':
      if (uses.length > 0)
        await replaceUses(strapi, order.replacer, uses, await createFileReplacement(strapi, files, uses, order.choice.by));
      return;
    case 'redirect':
    case undefined:
      await refuseUsed(strapi, files, uses, order);
  }
}

const readFiles = (strapi: Core.Strapi, ids: Ids): Promise<readonly LibraryFile[]> =>
  ids.length === 0 ? Promise.resolve([]) : getRows<LibraryFile>(strapi, file).findMany({ where: { id: { $in: [...ids] } }, select });

/** Reads the files in some folders and in the folders below them. */
async function readFilesIn(strapi: Core.Strapi, folders: Ids): Promise<readonly LibraryFile[]> {
  if (folders.length === 0) return [];
  const rows = getRows<{ path: string }>(strapi, 'plugin::upload.folder');
  const paths = (await rows.findMany({ where: { id: { $in: [...folders] } }, select: ['path'] })).map(({ path }) => path);
  if (paths.length === 0) return [];
  const $or = paths.flatMap((path) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  return getRows<LibraryFile>(strapi, file).findMany({ where: { $or }, select });
}

type ServiceFactory<S> = (host: { strapi: Core.Strapi }) => S;

/** Wraps the media library's own service, so that no used file is deleted. */
export const withUsedFileGuard =
  <S extends object>(make: ServiceFactory<S>): ServiceFactory<S> =>
  ({ strapi }) => {
    const service = make({ strapi }) as S & Remove;
    return {
      ...service,
      remove: async (one: { id: number }) => {
        await settleFileUses(strapi, await readFiles(strapi, [one.id]));
        return service.remove(one);
      },
    };
  };

/** Wraps the deletion of several files: all or none. */
export const withUsedFilesGuard = <S extends DeleteByIds>(service: S): S => ({
  ...service,
  deleteByIds: async (ids: Ids = []) => {
    await settleFileUses(strapi, await readFiles(strapi, ids));
    return service.deleteByIds(ids);
  },
});

/** Wraps the deletion of folders with all their files: all or nothing. */
export const withUsedFoldersGuard = <S extends DeleteByIds>(service: S): S => ({
  ...service,
  deleteByIds: async (ids: Ids = []) => {
    await settleFileUses(strapi, await readFilesIn(strapi, ids));
    return service.deleteByIds(ids);
  },
});

const ids = z.array(z.union([z.string(), z.number()])).catch([]);
const selection = z.object({ fileIds: ids, folderIds: ids }).catch({ fileIds: [], folderIds: [] });

/** Deletes chosen files and folders together: Strapi deletes the files before it looks at the folders. */
export const withBulkDeleteGuard =
  (deleteMany: DeleteMany): DeleteMany =>
  async (context) => {
    const { fileIds, folderIds } = selection.parse(context.request.body);
    await settleFileUses(strapi, [...(await readFiles(strapi, fileIds)), ...(await readFilesIn(strapi, folderIds))]);
    return deleteMany(context);
  };
