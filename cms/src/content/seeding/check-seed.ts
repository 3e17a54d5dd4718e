import { existsSync } from 'node:fs';
import path from 'node:path';

import { findAddresses } from '@ochiq/contract/fields/entry-values';
import { getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import { normalizePath } from '@ochiq/contract/routing/match-path';
import { buildChainPath, findPageChains, isPlaced, type TreePage } from '@ochiq/contract/routing/page-tree';
import { localePrefixes } from '@ochiq/contract/routing/path-for';
import { getPathNeeds, type PathNeed } from '@ochiq/contract/routing/path-need';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';

import { buildEntryData, type ConversionContext, getEntryFields, getEntryLocales, isShared, toPageParent } from './entry-data';
import { filesFolder, type SeedEntry, SeedError, type SeedProblem, type Values } from './seed-file';

/** Returns whether a path of the site will exist once all entries are published. */
type PathCheck = (path: string) => boolean;

const getSlug = ({ versions }: SeedEntry, locale: Locale): unknown =>
  getLocaleFallbacks(locale)
    .map((code) => versions[code]?.['slug'])
    .find(Boolean);

/** Lists the addresses of the pages of the tree. */
function listTreePaths(entries: readonly SeedEntry[]): ReadonlySet<string> {
  const pages = entries.map((entry): TreePage => {
    const slugs = getEntryLocales(entry).map((code) => [code, String(entry.versions[code]?.['slug'])]);
    const parent = toPageParent(entry.shared['parent'], (key) => `page/${key}`);
    return { documentId: entry.id, parent, slugs: Object.fromEntries(slugs) as TreePage['slugs'] };
  });
  const chains = [...findPageChains(pages).values()].filter(isPlaced);
  return new Set(chains.flatMap((chain) => localePrefixes.map((form) => buildChainPath(chain, form))));
}

/** Looks at what the entries make, before the first is made. */
function createSeedPathCheck(entries: readonly SeedEntry[]): PathCheck {
  const published = entries.filter(({ publish }) => publish);
  const ofType = (type: SeedEntry['type']) => published.filter((entry) => entry.type === type);
  const redirects = new Set(ofType('redirect').map(({ shared }) => normalizePath(String(shared['from']))));
  const sections = new Set(ofType('section-page').map(({ shared }) => shared['key']));
  const treePaths = listTreePaths(ofType('page'));
  const isMet = (need: PathNeed): boolean => {
    switch (need.kind) {
      case 'nothing':
        return true;
      case 'section':
        return sections.has(need.key);
      case 'document':
        return ofType(need.type).some((entry) => getSlug(entry, need.locale) === need.slug);
      case 'page':
        return treePaths.has(need.path);
      case 'upload':
        return false;
    }
  };
  return (path) => redirects.has(path) || getPathNeeds(path).some(isMet);
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
function findDeadLinks(entry: SeedEntry, locale: Locale, data: Values, isReachable: PathCheck): readonly SeedProblem[] {
  return findAddresses(entry.type, data)
    .filter((written) => getSitePaths(written, locale, undefined).some((path) => !isReachable(path)))
    .map(({ path, address }) => {
      const [name = ''] = path;
      const place = [name in entry.shared ? 'shared' : locale, ...path];
      return { file: entry.file, line: findLine(entry, place), message: `${place.join('.')}: ${address} leads nowhere` };
    });
}

/** What an entry refers to. */
export type SeedNeeds = { entries: ReadonlySet<string>; files: ReadonlySet<string> };

function findMisplacedFields(entry: SeedEntry): readonly SeedProblem[] {
  const problem = (place: string, name: string, message: string): SeedProblem => ({
    file: entry.file,
    line: entry.lineOf([place, name]),
    message: `${name} ${message}`,
  });
  return Object.entries(getEntryFields(entry)).flatMap(([name, field]) =>
    isShared(field)
      ? getEntryLocales(entry).flatMap((locale) =>
          entry.versions[locale]?.[name] === undefined
            ? []
            : [problem(locale, name, 'has one value for all languages: it belongs under shared')],
        )
      : entry.shared[name] === undefined
        ? []
        : [problem('shared', name, 'has a value for each language: it belongs under uz, ru and en')],
  );
}

function readEntry(
  entry: SeedEntry,
  known: ReadonlySet<string>,
  isReachable: PathCheck,
): { needs: SeedNeeds; problems: readonly SeedProblem[] } {
  const entries = new Set<string>();
  const files = new Set<string>();
  const problems = [...findMisplacedFields(entry)];
  const complain: ConversionContext['complain'] = (place, message, lineWithin = 1) => {
    problems.push({ file: entry.file, line: entry.lineOf(place) + lineWithin - 1, message: `${place.join('.')}: ${message}` });
    return null;
  };
  const context: ConversionContext = {
    complain,
    reference(target, key, place) {
      entries.add(`${target}/${key}`);
      if (!known.has(`${target}/${key}`)) complain(place, `there is no ${target} called ${key}`);
      return null;
    },
    file(name, place) {
      files.add(name);
      if (!existsSync(path.join(filesFolder, name))) complain(place, `there is no file ${name} in cms/seed/files`);
      return null;
    },
  };
  for (const locale of getEntryLocales(entry))
    problems.push(...findDeadLinks(entry, locale, buildEntryData(entry, locale, context), isReachable));
  return { needs: { entries, files }, problems };
}

/**
 * Reads every entry before the first is made.
 * @returns what each refers to, by the entry's id
 * @throws SeedError all that is wrong
 */
export function checkSeed(entries: readonly SeedEntry[]): ReadonlyMap<string, SeedNeeds> {
  const known = new Set(entries.map(({ id }) => id));
  const isReachable = createSeedPathCheck(entries);
  const read = entries.map((entry) => ({ id: entry.id, ...readEntry(entry, known, isReachable) }));
  // What all languages share is read once for each.
  const problems = new Map(read.flatMap((entry) => entry.problems).map((problem) => [JSON.stringify(problem), problem]));
  if (problems.size > 0) throw new SeedError([...problems.values()]);
  return new Map(read.map(({ id, needs }) => [id, needs]));
}
