import { isLocale, locales } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { auditKinds } from '../../people/audit/kinds.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { type AuditText, englishAudit } from '../texts/en/audit.ts';
import type { Translate } from '../texts/use-texts.ts';
import type { ShownDetail } from './audit-response.ts';
import { translateRoleName } from './role-name.ts';

/** What details are put into words with. */
export type DetailWords = {
  translate: Translate<AuditText>;
  formatNumber: (value: number) => string;
  language: string;
  /** Returns the label of a field of the row's subject. */
  getFieldLabel: (field: string) => string;
};

export type PlainDetail = string | number | boolean | null;

export const isPlainDetail = (value: ShownDetail): value is PlainDetail => value === null || typeof value !== 'object';

const kind = z.enum(auditKinds);
const [day, instant] = [z.iso.date(), z.iso.datetime()];

const isAuditText = (id: string): id is AuditText => Object.hasOwn(englishAudit, id);

/** Returns the label of a detail; `null` where it has none, and is called by its name in the log. */
export function findDetailLabel(name: string, { translate }: DetailWords): string | null {
  const id = `ochiq.audit.detail.${name}`;
  return isAuditText(id) ? translate(id) : null;
}

/** The details whose values are words of a closed set. */
const wordedNames: ReadonlySet<string> = new Set(['action', 'reason', 'source']);

/** Puts words of the log into those of the reader: by the name of the detail, and then by their form. */
function describeText(name: string, text: string, { translate, language, getFieldLabel }: DetailWords): string {
  if (name === 'fields') return getFieldLabel(text);
  if (name === 'role' || name === 'roles') return translateRoleName(text, language);
  if ((name === 'locale' || name === 'locales') && isLocale(text)) return locales[text].name;
  if (name === 'kind' && kind.safeParse(text).success) return translate(`ochiq.audit.kind.${kind.parse(text)}`);
  const word = `ochiq.audit.word.${text}`;
  if (wordedNames.has(name) && isAuditText(word)) return translate(word);
  if (day.safeParse(text).success) return formatShortDay(text);
  return instant.safeParse(text).success ? formatMinute(text) : text;
}

/** Describes a value of the details for readers. */
export function describePlainDetail(name: string, value: PlainDetail, words: DetailWords): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return words.translate(value ? 'ochiq.audit.yes' : 'ochiq.audit.no');
  return typeof value === 'number' ? words.formatNumber(value) : describeText(name, value, words);
}

/** Formats the instant of a row to the second, in Tashkent: `21.11.2026, 15:30:07`. */
export const formatSecond = (at: string): string => `${formatMinute(at)}:${new Date(at).toISOString().slice(17, 19)}`;
