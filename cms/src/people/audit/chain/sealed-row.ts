import { createHmac } from 'node:crypto';

import type { PeopleRows } from '../../../platform/database/tables/people-tables';
import { type JsonValue, toCanonicalJson, toStoredText } from './canonical-json';
import type { AuditKind } from '../kinds';

/** What a row is about: an entry, a file, an account, a setting; with the title that it had. */
export type AuditSubject = { type: string; id: string; title: string | null; locale: string | null };

/** Who did it: a user of the panel, with the name at that time; without an id the CMS itself, or a command. */
export type AuditActor = { id: number | null; name: string };

/** A row before it has its number. */
export type AuditEvent = {
  kind: AuditKind;
  subject: AuditSubject | null;
  details?: Readonly<Record<string, JsonValue>>;
  /** The current user of the panel where it is left out, or the CMS. */
  actor?: AuditActor;
};

/** A row as it is stored. `at` is in milliseconds since 1970; `kind` is any text, since the database may have been changed. */
export type AuditRow = Omit<PeopleRows['audit'], 'id' | 'at'> & { at: number };

/** What the first row follows. */
export const emptyHash = '0'.repeat(64);

/** The version of the canonical form: a later form gets another one, so that no two rows of different forms have one hash. */
const formVersion = 1;

/** Formats all that is sealed of a row; its hash is over this, and the hash of the row before is a part of it. */
export function toCanonicalRow(row: Omit<AuditRow, 'hash'>): string {
  const { number, at, kind, actor, actorName, subjectType, subjectId, subjectTitle, subjectLocale, details, previous } = row;
  return toCanonicalJson([
    ...[formVersion, number, at, kind, actor, actorName],
    ...[subjectType, subjectId, subjectTitle, subjectLocale, details, previous],
  ]);
}

/** Computes the hash of a row. @param key `deriveChainKey` */
export const hashRow = (key: Buffer, row: Omit<AuditRow, 'hash'>): string =>
  createHmac('sha256', key).update(toCanonicalRow(row)).digest('hex');

/** The row that others follow. */
export type ChainEnd = Pick<AuditRow, 'number' | 'hash'>;

/** An event whose actor is known. */
export type AttributedEvent = AuditEvent & { actor: AuditActor };

/** Seals events as the rows that follow a row, in their order. @param after `null` where the log is empty */
export function createSealedRows(key: Buffer, after: ChainEnd | null, events: readonly AttributedEvent[], at: Date): AuditRow[] {
  let end: ChainEnd = after ?? { number: 0, hash: emptyHash };
  return events.map(({ kind, subject, details = {}, actor }) => {
    const row = {
      ...{ number: end.number + 1, at: at.getTime(), kind, actor: actor.id, actorName: toStoredText(actor.name) },
      subjectType: subject && toStoredText(subject.type),
      subjectId: subject && toStoredText(subject.id),
      subjectTitle: subject && (subject.title === null ? null : toStoredText(subject.title)),
      subjectLocale: subject && subject.locale,
      details: toCanonicalJson(details),
      previous: end.hash,
    };
    const sealed = { ...row, hash: hashRow(key, row) };
    end = sealed;
    return sealed;
  });
}
