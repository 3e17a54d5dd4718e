import { existsSync } from 'node:fs';
import path from 'node:path';

import { findDeadLinks, createSeedPathCheck, type PathCheck } from './check-links';
import type { ConversionContext } from './conversion';
import { buildEntryData, getEntryFields, isShared, getEntryLocales } from './build-entry-data';
import { filesFolder } from './read-seed';
import type { SeedEntry } from './seed-file';
import { SeedError, type SeedProblem } from './seed-problem';

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
