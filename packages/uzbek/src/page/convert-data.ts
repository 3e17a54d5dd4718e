import type { PageView } from './page-view.ts';

/** Properties that are read by people: https://schema.org. */
const read: ReadonlySet<string> = new Set([
  'name',
  'alternateName',
  'headline',
  'description',
  'text',
  'title',
  'keywords',
  'caption',
  'jobTitle',
  'address',
  'streetAddress',
  'addressLocality',
  'addressRegion',
  'contactType',
  'audienceType',
  'serviceType',
]);

/** Properties that lead to pages of people; `@id` names a thing, whatever the alphabet. */
const addresses: ReadonlySet<string> = new Set(['url', 'item', 'mainEntityOfPage', 'serviceUrl']);

function convertValue(key: string, value: unknown, view: PageView): unknown {
  if (typeof value === 'string') {
    if (key === 'inLanguage') return value === view.from ? view.tag : value;
    if (addresses.has(key)) return view.mapAddress(value);
    return read.has(key) ? view.convert(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => convertValue(key, one, view));
  if (typeof value !== 'object' || value === null) return value;
  // What is in another language says so of itself.
  const { inLanguage } = value as { inLanguage?: unknown };
  if (typeof inLanguage === 'string' && inLanguage !== view.from && inLanguage !== view.tag) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, convertValue(name, one, view)]));
}

/** Characters that would end the script element, or be taken for a character reference there. */
const dangerous = /[<>&\u2028\u2029]/gu;
const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Converts the texts of structured data (`application/ld+json`); returns what it can't parse unchanged. */
export function convertStructuredData(json: string, view: PageView): string {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return json;
  }
  return JSON.stringify(convertValue('', data, view)).replace(dangerous, escapeCharacter);
}
