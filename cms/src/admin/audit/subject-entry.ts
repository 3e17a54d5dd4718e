import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { type IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';

import type { ShownSubject } from './audit-response.ts';

/** An entry that a row of the log is about. */
export type SubjectEntry = { type: ContentTypeName; document: string; locale: string | null };

/** Finds the content type of a subject, which may be named or have Strapi's uid. */
const findContentType = (type: string): ContentTypeName | undefined =>
  contentTypeNames.find((name) => name === type || getContentTypeUid(name) === type);

const intakeNames = Object.keys(intakeTypes) as readonly IntakeTypeName[];

/** Finds the type of what citizens send that a subject is of. */
export const findSubjectIntakeType = (type: string): IntakeTypeName | undefined =>
  intakeNames.find((name) => name === type || `api::${name}.${name}` === type);

/** Returns the entry that a row is about; `null` where it is about anything else. */
export function findSubjectEntry(subject: ShownSubject | null): SubjectEntry | null {
  const type = subject === null ? undefined : findContentType(subject.type);
  return subject === null || type === undefined ? null : { type, document: subject.id, locale: subject.locale };
}

/** Returns the key of an entry of the log, by which its link is looked up. */
export const getSubjectKey = ({ type, document, locale }: SubjectEntry): string => [type, document, locale ?? ''].join(' ');

/** Subjects that are neither entries nor sent by citizens through a form. */
type OtherSubject = 'user' | 'role' | 'permission' | 'setting' | 'file' | 'account' | 'audit-log' | 'publication' | 'term' | 'backup';

/** These subjects by their names in the log, and by Strapi's. */
const otherSubjects: ReadonlyMap<string, OtherSubject> = new Map([
  ['user', 'user'],
  ['admin::user', 'user'],
  ['role', 'role'],
  ['admin::role', 'role'],
  ['permission', 'permission'],
  ['admin::permission', 'permission'],
  ['setting', 'setting'],
  ['file', 'file'],
  ['plugin::upload.file', 'file'],
  ['account', 'account'],
  ['audit-log', 'audit-log'],
  ['publication', 'publication'],
  ['backup', 'backup'],
  ['term', 'term'],
]);

/** Finds what a subject is called that is no entry. */
export const findOtherSubject = (type: string): OtherSubject | undefined => otherSubjects.get(type);
