import { findAddresses } from '@ochiq/contract/fields/entry-values';
import { getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import { normalizePath } from '@ochiq/contract/routing/match-path';
import { getPathNeed } from '@ochiq/contract/routing/path-need';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';

import type { SeedEntry, Values } from './seed-file';
import type { SeedProblem } from './seed-problem';

/** Returns whether a path of the site will exist once all entries are published. */
export type PathCheck = (path: string) => boolean;

const getSlug = ({ versions }: SeedEntry, locale: Locale): unknown =>
  getLocaleFallbacks(locale)
    .map((code) => versions[code]?.['slug'])
    .find(Boolean);

/** Looks at what the entries make, before the first is made. */
export function createSeedPathCheck(entries: readonly SeedEntry[]): PathCheck {
  const published = entries.filter(({ publish }) => publish);
  const ofType = (type: SeedEntry['type']) => published.filter((entry) => entry.type === type);
  const redirects = new Set(ofType('redirect').map(({ shared }) => normalizePath(String(shared['from']))));
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
        return ofType(need.type).some((entry) => getSlug(entry, need.locale) === need.slug);
      case 'upload':
      case undefined:
        return false;
    }
  };
}

/** Finds the line of a value, or of the text that contains it. */
function findLine({ lineOf }: SeedEntry, place: readonly string[]): number {
  const lines = place.map((_, index) => lineOf(place.slice(0, place.length - index)));
  return lines.find((line) => line > 1) ?? 1;
}

/**
 * Finds the dead links of an entry: nothing of the seed is checked while it is published, because an entry may link to
 * a later one.
 * @param data the entry in this language, as it will be written
 */
export function findDeadLinks(entry: SeedEntry, locale: Locale, data: Values, isReachable: PathCheck): readonly SeedProblem[] {
  return findAddresses(entry.type, data)
    .filter((written) => getSitePaths(written, locale, undefined).some((path) => !isReachable(path)))
    .map(({ path, address }) => {
      const [name = ''] = path;
      const place = [name in entry.shared ? 'shared' : locale, ...path];
      return { file: entry.file, line: findLine(entry, place), message: `${place.join('.')}: ${address} leads nowhere` };
    });
}
