import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { isRecord, type UnknownRecord } from '@ochiq/contract/is-record';
import type { Core, Modules } from '@strapi/strapi';

import { getOrigin } from '../../content/history/origin';
import { toUse } from '../../content/uses/read-entries';
import { withWriteLock } from '../../platform/database/transactions';
import type { AuditKind } from './kinds';
import { recordAudit } from './record-audit';
import type { AuditEvent, AuditSubject } from './chain/sealed-row';

const kinds: Readonly<Partial<Record<string, AuditKind>>> = {
  create: 'create',
  clone: 'create',
  update: 'update',
  publish: 'publish',
  unpublish: 'unpublish',
  discardDraft: 'discard',
  delete: 'trash',
};

const contentNames = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/** What citizens send, and their accounts: by Strapi's uid, with the name of the type in the log. */
export const personalTypes: ReadonlyMap<string, string> = new Map([
  ...Object.keys(intakeTypes).map((name): [string, string] => [`api::${name}.${name}`, name]),
  ['plugin::users-permissions.user', 'account'],
]);

/** Published entries whose title is the name of a citizen. */
const namedByCitizens: readonly ContentTypeName[] = ['news-comment', 'testimonial'];

/** Returns what the log calls an entry: never by the name of a citizen. */
export const toRecordedTitle = (type: ContentTypeName, title: string): string | null =>
  title === '' || namedByCitizens.includes(type) ? null : title;

/** Lists the rows that an action has returned: one, or one for each language. */
function listResultRows(result: unknown): UnknownRecord[] {
  if (!isRecord(result)) return [];
  const entries: unknown = result['entries'];
  return Array.isArray(entries) ? entries.filter(isRecord) : [result];
}

/** Lists what an action was about, each language once: what it did not find, it has not changed. */
function listSubjects(uid: string, result: unknown): AuditSubject[] {
  const type = contentNames.get(uid);
  const subjects = listResultRows(result).map((row): AuditSubject => {
    const id = String(row['documentId']);
    if (type === undefined) return { type: personalTypes.get(uid) ?? uid, id, title: null, locale: null };
    const locale = typeof row['locale'] === 'string' ? row['locale'] : null;
    return { type, id, title: toRecordedTitle(type, toUse(type, row, [])?.title ?? ''), locale };
  });
  return [...new Map(subjects.map((subject) => [`${subject.id} ${subject.locale ?? ''}`, subject])).values()];
}

/**
 * Returns a document middleware that records every change of content, in one transaction with it. What citizens send is
 * recorded only where the staff changes it: its arrival is no action of the panel.
 */
export function recordContentAudit(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action } = context;
    const kind = kinds[action];
    const isContent = contentNames.has(uid);
    if (kind === undefined || !(isContent || personalTypes.has(uid))) return next();
    return withWriteLock(strapi, async () => {
      const result = await next();
      const { author, source } = await getOrigin(strapi);
      if (!isContent && author === null) return result;
      const actor = author ? { actor: author } : {};
      const recorded = kind === 'trash' && !isContent ? 'delete' : kind;
      const events = listSubjects(uid, result).map((subject): AuditEvent => ({
        ...{ kind: recorded, subject, details: { source } },
        ...actor,
      }));
      await recordAudit(strapi, events);
      return result;
    });
  };
}
