import { isLocale } from '@ochiq/contract/routing/locales';
import { isRecord } from '@ochiq/contract/is-record';
import type { Core } from '@strapi/strapi';

import { getOrigin } from '../../history/origin';
import type { EntryQuery } from '../../history/version';
import { readDraft } from '../read-entry-review';
import { emergencyType } from '../rules/review-rules';
import { listReviewers } from '../reviewers';
import { notifyPeople } from './notify-people';

/** Lists the rows that a publication has returned: one, or one for each language. */
function listPublished(result: unknown): { documentId: string; locale: string }[] {
  const entries: unknown = isRecord(result) ? (result['entries'] ?? [result]) : [];
  return (Array.isArray(entries) ? entries : []).flatMap((row: unknown) =>
    isRecord(row) && typeof row['documentId'] === 'string' && typeof row['locale'] === 'string'
      ? [{ documentId: row['documentId'], locale: row['locale'] }]
      : [],
  );
}

/** Tells all who are responsible for the emergency banner that it was published: who may approve it, and the administrators. */
export async function announceAlert(strapi: Core.Strapi, result: unknown): Promise<void> {
  const { author } = await getOrigin(strapi);
  for (const { documentId: document, locale } of listPublished(result)) {
    if (!isLocale(locale)) continue;
    const entry: EntryQuery = { type: emergencyType, document, locale };
    const draft = await readDraft(strapi, entry);
    if (!draft) continue;
    const responsible = await listReviewers(strapi, entry, draft, new Set());
    const note = typeof draft['text'] === 'string' ? draft['text'] : '';
    await notifyPeople(
      strapi,
      responsible.map(({ id }) => id),
      { kind: 'alert', entry, draft, title: '', by: author, note },
    );
  }
}
