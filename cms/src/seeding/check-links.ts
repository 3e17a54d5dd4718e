import { findAddresses } from '@ochiq/contract/entry-values';
import { readingOrder, type Locale } from '@ochiq/contract/locales';
import { canonicalPath } from '@ochiq/contract/match-path';
import { getPathNeed } from '@ochiq/contract/path-need';
import { getSitePaths } from '@ochiq/contract/site-paths';

import type { SeedEntry, Values } from './seed-file';
import type { SeedProblem } from './seed-problem';

/** Returns whether a path of the site will exist once all entries are published. */
export type LeadsSomewhere = (path: string) => boolean;

const slugIn = ({ versions }: SeedEntry, locale: Locale): unknown =>
  readingOrder(locale)
    .map((code) => versions[code]?.['slug'])
    .find(Boolean);

/** Looks at what the entries make, before the first is made. */
export function foresee(entries: readonly SeedEntry[]): LeadsSomewhere {
  const published = entries.filter(({ publish }) => publish);
  const ofType = (type: SeedEntry['type']) => published.filter((entry) => entry.type === type);
  const redirects = new Set(ofType('redirect').map(({ shared }) => canonicalPath(String(shared['from']))));
  const sections = new Set(ofType('section-page').map(({ shared }) => shared['key']));
  return (path) => {
    if (redirects.has(path)) return true;
    const need = getPathNeed(path);
    switch (need?.kind) {
      case 'nothing':
        return true;
      case 'section':
        return sections.has(need.key);
      case 'document':
        return ofType(need.type).some((entry) => slugIn(entry, need.locale) === need.slug);
      case 'upload':
      case undefined:
        return false;
    }
  };
}

/** Finds the line of a value, or of the text that contains it. */
function lineAt({ lineOf }: SeedEntry, place: readonly string[]): number {
  const lines = place.map((_, index) => lineOf(place.slice(0, place.length - index)));
  return lines.find((line) => line > 1) ?? 1;
}

/**
 * Finds the dead links of an entry: nothing of the seed is checked while it is published, because an entry may link to
 * a later one.
 * @param data the entry in this language, as it will be written
 */
export function deadLinks(entry: SeedEntry, locale: Locale, data: Values, leads: LeadsSomewhere): readonly SeedProblem[] {
  return findAddresses(entry.type, data)
    .filter((written) => getSitePaths(written, locale, undefined).some((path) => !leads(path)))
    .map(({ path, address }) => {
      const [name = ''] = path;
      const place = [name in entry.shared ? 'shared' : locale, ...path];
      return { file: entry.file, line: lineAt(entry, place), message: `${place.join('.')}: ${address} leads nowhere` };
    });
}
