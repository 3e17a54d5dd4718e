import { getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { recordAudit } from '../../people/audit/record-audit';
import { toRecordedTitle } from '../../people/audit/record-content';
import { readRightsCheck, type RightsCheck } from '../../people/roles/panel-rights';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { toAuthor } from '../history/origin';
import type { EntryQuery } from '../history/version';
import { canChangeField, canReadField } from '../review/readable-fields';
import type { PanelState } from '../review/reviewing-person';
import { toUse } from '../uses/read-entries';
import { type MachineTextsResponse, maxUnreadShown, type ReadingInput } from './machine-translation';
import { createMachineRefusal } from './translation-refusals';
import { findUnreadTexts, type UnreadText } from './unread-texts';

type ReadDraft = { draft: Row; check: RightsCheck };

/** @throws a ForbiddenError: the user may not read the entry in this language */
async function requireDraft(strapi: Core.Strapi, userAbility: unknown, { type, document, locale }: EntryQuery): Promise<ReadDraft> {
  const uid = getContentTypeUid(type);
  const check = await readRightsCheck(strapi, userAbility, { uid, documentId: document, locale }, ['read', 'update']);
  const search = { filters: { documentId: document }, locale, status: 'draft', populate: buildPopulate(type) } as const;
  const [draft] = check('read') ? await getDocuments(strapi, uid).findMany(search) : [];
  if (!draft) throw new errors.ForbiddenError('You may not read this entry');
  return { draft, check };
}

/** Lists what is machine text in a saved draft and was read by no person, as far as the user may read its fields. */
export async function readUnreadTexts(strapi: Core.Strapi, userAbility: unknown, entry: EntryQuery): Promise<MachineTextsResponse> {
  const { draft, check } = await requireDraft(strapi, userAbility, entry);
  const texts = await findUnreadTexts(strapi, entry.type, draft);
  const shown = texts.filter(({ path }) => canReadField(entry.type, path, check)).slice(0, maxUnreadShown);
  return {
    texts: shown.flatMap(({ path, text, rows }) => {
      const [first] = rows;
      if (!first) return [];
      const isOwn = first.document === entry.document && first.type === entry.type;
      return {
        ...{ hashes: rows.map(({ hash }) => hash), path, text, by: first.authorName, at: new Date(first.at).toISOString(), isOwn },
        mayRead: canChangeField(entry.type, path, check),
      };
    }),
  };
}

const listFields = (texts: readonly UnreadText[]): string[] => [...new Set(texts.map(({ path }) => path.split('.')[0] ?? ''))];

/**
 * Records that a person has read lines that a machine wrote, and leaves them as they are: they are no obstacle any more.
 * @throws a refusal: the user may not save one of the fields, or one of the lines is not there any more
 */
export const readMachineTexts = (strapi: Core.Strapi, panel: PanelState, { hashes, ...entry }: ReadingInput): Promise<void> =>
  withWriteLock(strapi, async () => {
    const { type, document, locale } = entry;
    const { draft, check } = await requireDraft(strapi, panel.userAbility, entry);
    const isNamed = ({ hash }: { hash: string }) => hashes.includes(hash);
    const texts = (await findUnreadTexts(strapi, type, draft)).filter(({ rows }) => rows.some(isNamed));
    const unread = new Map(texts.flatMap(({ rows }) => rows.filter(isNamed).map((row) => [row.hash, row])));
    // A token of the panel acts for its owner; only people read.
    const isPerson = panel.auth?.strategy?.name === 'admin';
    if (!isPerson || !texts.every(({ path }) => canChangeField(type, path, check))) throw createMachineRefusal(strapi, 'no-right');
    if (!hashes.every((hash) => unread.has(hash))) throw createMachineRefusal(strapi, 'changed');
    const { id, name } = toAuthor(panel.user);
    const read = { reader: id, readerName: name, readAt: new Date() };
    const table = getTable(strapi, 'machine-text');
    await table.updateMany({ where: { document, type, locale, hash: { $in: [...unread.keys()] } }, data: read });
    // What was translated for another entry is read in this one, and unread in its own.
    for (const { hash, opening, size, author, authorName, at, ...row } of unread.values())
      if (row.document !== document || row.type !== type || row.locale !== locale)
        await table.create({ data: { type, document, locale, hash, opening, size, author, authorName, at: new Date(at), ...read } });
    const title = toRecordedTitle(type, toUse(type, draft, [])?.title ?? '');
    const details = { fields: listFields(texts), count: new Set(hashes).size };
    await recordAudit(strapi, [{ kind: 'machine-text-read', subject: { type, id: document, title, locale }, details }]);
  });
