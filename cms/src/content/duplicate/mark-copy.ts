import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Locale, Localized } from '@ochiq/contract/routing/locales';

/** The words after the title of a copy, in the language of the title. */
const marks: Localized<string> = { uz: ' (nusxa)', ru: ' (копия)', en: ' (copy)' };

/** What editors know an entry by and write themselves, the best first. */
const titleFields = ['title', 'name', 'question'] as const;

/** Returns the field with the title of an entry, and how long it may be; `null` for types without one. */
export function findTitleField(type: ContentTypeName): { name: string; maxLength: number } | null {
  const fields: Readonly<Record<string, Field>> = contentTypes[type].fields;
  for (const name of titleFields) {
    const cms = fields[name]?.cms;
    if (cms) return { name, maxLength: 'maxLength' in cms ? cms.maxLength : Number.POSITIVE_INFINITY };
  }
  return null;
}

/** Shortens a text to a length, between words where there are any. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return text.slice(0, end > 0 ? end : max).trimEnd();
}

/** Marks a title as that of a copy; the copy of a copy is marked once. */
export function markTitle(title: string, locale: Locale, maxLength: number): string {
  const mark = marks[locale];
  const plain = title.endsWith(mark) ? title.slice(0, -mark.length) : title;
  return shorten(plain, maxLength - mark.length) + mark;
}

/** Returns a slug that is not taken: the wanted one, or that with the first free number behind it, from 2 on. */
export function pickFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${String(number)}`;
  return free;
}
