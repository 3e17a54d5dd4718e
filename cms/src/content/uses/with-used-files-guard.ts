import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
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
type Context = { request: { body?: unknown }; state: { userAbility?: unknown } };
type DeleteMany = (context: Context) => Promise<unknown>;

const file = 'plugin::upload.file';
const select = ['id', 'hash', 'name'];

/** The maximum number of named files. */
const maxNamed = 5;

/**
 * Refuses to delete files that entries show: their pages would lose them without notice to the editors.
 * @throws a ValidationError that lists them, as far as the user may read them
 */
async function refuseUsed(strapi: Core.Strapi, files: readonly LibraryFile[]): Promise<void> {
  const used = await findFileUses(strapi, files);
  const request = strapi.requestContext.get();
  const userAbility = request ? (request.state as Context['state']).userAbility : undefined;
  const list = (uses: readonly Use[]) => (request ? listReadable(strapi, userAbility, uses) : { uses: [...uses], others: 0 });
  const named: UsedFile[] = [];
  for (const file of files) {
    const uses = used.find((one) => one.file.id === file.id)?.uses ?? [];
    const trashed = await findTrashedUses(strapi, userAbility, file);
    if (uses.length + trashed.uses.length + trashed.others > 0) named.push({ name: file.name, ...(await list(uses)), trashed });
    if (named.length === maxNamed) break;
  }
  if (named.length > 0) throw new errors.ValidationError(translateForEditor(strapi, getUsedFilesText(named)));
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
        await refuseUsed(strapi, await readFiles(strapi, [one.id]));
        return service.remove(one);
      },
    };
  };

/** Wraps the deletion of several files: all or none. */
export const withUsedFilesGuard = <S extends DeleteByIds>(service: S): S => ({
  ...service,
  deleteByIds: async (ids: Ids = []) => {
    await refuseUsed(strapi, await readFiles(strapi, ids));
    return service.deleteByIds(ids);
  },
});

/** Wraps the deletion of folders with all their files: all or nothing. */
export const withUsedFoldersGuard = <S extends DeleteByIds>(service: S): S => ({
  ...service,
  deleteByIds: async (ids: Ids = []) => {
    await refuseUsed(strapi, await readFilesIn(strapi, ids));
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
    await refuseUsed(strapi, [...(await readFiles(strapi, fileIds)), ...(await readFilesIn(strapi, folderIds))]);
    return deleteMany(context);
  };
