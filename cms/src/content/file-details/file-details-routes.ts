import { fileWords, focalPoint } from '@ochiq/contract/media-library/file-words';
import { isLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getForbiddenMessage, listWritableLocales } from '../../people/roles/panel-rights';
import type { AdminUser } from '../../platform/strapi/admin-services';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { getRows } from '../../platform/strapi/rows';
import { isPicture } from '../../platform/uploads/describe-upload';
import { pdfProperties } from '../../platform/uploads/inspect/pdf-properties';
import { listReplacements } from '../../platform/uploads/replacements';
import { findBrokenText } from '../publish-validation/broken-text';
import { throwOnIssues } from '../publish-validation/entry-issue';
import {
  duplicatesQuery,
  type DuplicatesResponse,
  type FileDetails,
  fileDetailsChange,
  type FileDetailsChange,
  fileDetailsQuery,
} from './file-details';
import { canAccessFile, createFileCheck, type FileRight, populateFileCreator } from '../../people/roles/file-rights';
import { findDuplicates } from './find-duplicates';

type Context = {
  state: { userAbility: unknown; user: AdminUser };
  query: unknown;
  request: { body?: unknown };
  body: unknown;
};
type FileRow = Readonly<Record<string, unknown>> & {
  id: number;
  ext: string | null;
  contentHash: string | null;
  pictureHash: string | null;
};

const uid = 'plugin::upload.file';

/** Reads a file. @throws a NotFoundError; a ForbiddenError: the user has no such right to it */
async function requireFile(strapi: Core.Strapi, { state }: Context, id: number, right: FileRight): Promise<FileRow> {
  const row = await getRows<FileRow>(strapi, uid).findOne({ where: { id }, populate: populateFileCreator });
  if (!row) throw new errors.NotFoundError('There is no such file');
  if (!canAccessFile(strapi, state.userAbility, right, row)) throw new errors.ForbiddenError('You have no such right to this file');
  return row;
}

async function describeFile(strapi: Core.Strapi, { state: { userAbility, user } }: Context, row: FileRow): Promise<FileDetails> {
  return {
    isPicture: isPicture(row),
    words: fileWords.catch({}).parse(row['words'] ?? {}),
    focalPoint: focalPoint.nullable().catch(null).parse(row['focalPoint']),
    writable: await listWritableLocales(strapi, user),
    canUpdate: canAccessFile(strapi, userAbility, 'update', row),
    pdf: pdfProperties.nullable().catch(null).parse(row['pdf']),
    known: await findDuplicates(strapi, userAbility, row),
    replacements: await listReplacements(strapi, row.id),
  };
}

/** Refuses words in languages that the user does not write. */
async function refuseForeignWords(strapi: Core.Strapi, { state }: Context, { words = {} }: FileDetailsChange): Promise<void> {
  const writable = await listWritableLocales(strapi, state.user);
  const foreign = Object.keys(words)
    .filter(isLocale)
    .find((locale) => !writable.includes(locale));
  if (foreign !== undefined) throw createRefusal(translateForEditor(strapi, getForbiddenMessage(foreign)));
}

/** Stores what an editor changed; the words of other languages stay, also what was written of them meanwhile. */
async function changeFile(strapi: Core.Strapi, context: Context, { file, words, focalPoint: point }: FileDetailsChange): Promise<FileRow> {
  return withWriteLock(strapi, async () => {
    const row = await requireFile(strapi, context, file, 'update');
    const data = {
      ...(words && { words: { ...fileWords.catch({}).parse(row['words'] ?? {}), ...words } }),
      ...(point && { focalPoint: point }),
      updatedBy: context.state.user.id,
    };
    await getRows(strapi, uid).update({ where: { id: row.id }, data });
    return requireFile(strapi, context, file, 'update');
  });
}

/** Adds the panel's routes for what Strapi does not know of files; Strapi guards them by its session. */
export function addFileDetailsRoutes(strapi: Core.Strapi): void {
  const sendDetails = async (context: Context) => {
    const { file } = parseInput(fileDetailsQuery, context.query);
    context.body = await describeFile(strapi, context, await requireFile(strapi, context, file, 'read'));
  };
  const change = async (context: Context) => {
    const input = parseInput(fileDetailsChange, context.request.body);
    await requireFile(strapi, context, input.file, 'update');
    await refuseForeignWords(strapi, context, input);
    throwOnIssues(strapi, findBrokenText(input.words), 'save');
    context.body = await describeFile(strapi, context, await changeFile(strapi, context, input));
  };
  const sendDuplicates = async (context: Context) => {
    const query = parseInput(duplicatesQuery, context.request.body);
    if (!createFileCheck(strapi, context.state.userAbility, 'create')) throw new errors.ForbiddenError('You may not upload files');
    context.body = { known: await findDuplicates(strapi, context.state.userAbility, query) } satisfies DuplicatesResponse;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/file-details', handler: sendDetails },
    { method: 'POST', path: '/file-details', handler: change },
    { method: 'POST', path: '/file-duplicates', handler: sendDuplicates },
  ]);
}
