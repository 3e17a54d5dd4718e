import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { recordAudit } from '../../people/audit/record-audit';
import { toRecordedTitle } from '../../people/audit/record-content';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getDocuments } from '../../platform/strapi/documents';
import { createRefusal } from '../../platform/strapi/refusal';
import { toAuthor } from '../history/origin';
import type { PanelState } from '../review/reviewing-person';
import { toUse } from '../uses/read-entries';
import type { AcceptanceInput, AgreementDifference } from './agreement';
import { readAgreement } from './read-agreement';

const changedMeanwhile: Localized<string> = {
  uz: 'Bu farq endi yoʻq: matnlardan biri shu orada oʻzgargan. Roʻyxatni qayta oʻqing',
  ru: 'Этого расхождения больше нет: один из текстов тем временем изменился. Прочитайте список заново',
  en: 'This difference is no longer there: one of the texts has changed meanwhile. Read the list again',
};

async function readTitle(strapi: Core.Strapi, { type, document, locale }: AcceptanceInput): Promise<string | null> {
  const search = { filters: { documentId: document }, locale, status: 'draft' } as const;
  const [draft] = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  return toRecordedTitle(type, (draft && toUse(type, draft, [])?.title) ?? '');
}

/** Describes for the audit log what was accepted: the field, and what each language says. */
function describeDifference({ hashes, reason, locale }: AcceptanceInput, { own, others }: AgreementDifference) {
  const accepted = others.filter(({ hash }) => hashes.includes(hash));
  const path = [own, ...accepted.map(({ place }) => place)].find((place) => place !== null)?.path ?? '';
  const values = [{ locale, place: own }, ...accepted].map((one) => `${one.locale}: ${one.place?.text ?? '—'}`);
  return { fields: [path.split('.')[0] ?? ''], values, reason };
}

/**
 * Accepts a difference between languages for exactly what they say now, with a reason.
 * @throws a ForbiddenError: the user may not read the entry in this language, or not change the field
 * @throws a refusal: the languages do not differ so any more
 */
export const acceptDifference = (strapi: Core.Strapi, { user, userAbility }: PanelState, input: AcceptanceInput): Promise<void> =>
  withWriteLock(strapi, async () => {
    const { hashes, reason, type, document, locale, values } = input;
    const { open } = await readAgreement(strapi, userAbility, { type, document, locale, values });
    const difference = open.find(({ others }) => hashes.every((hash) => others.some((other) => other.hash === hash)));
    if (!difference) throw createRefusal(translateForEditor(strapi, changedMeanwhile));
    if (!difference.mayAccept) throw new errors.ForbiddenError('You may not change this field of the entry');
    const { id, name } = toAuthor(user);
    const rows = getTable(strapi, 'accepted-difference');
    for (const hash of new Set(hashes))
      await rows.create({ data: { type, document, hash, reason, author: id, authorName: name, at: new Date() } });
    const subject = { type, id: document, title: await readTitle(strapi, input), locale };
    await recordAudit(strapi, [{ kind: 'difference-accept', subject, details: describeDifference(input, difference) }]);
  });
