import { isSiteFile } from '@ochiq/pages/metadata-files/places';

import { parsePageDataFile } from '../site-paths.ts';

/** The outputs that some files of a release belong to. */
export type AffectedOutputs = {
  /** Paths of pages. */
  pages: Set<string>;
  /** Names below `public` of files with stable names. */
  files: Set<string>;
  /** Whether `release.json` is among them. */
  facts: boolean;
};

/** Returns whether a name below `public` is that of an alert file. */
export const isAlertFile = (name: string): boolean => name.startsWith('alert/');

const isStableName = (name: string) => (isAlertFile(name) || isSiteFile(name)) && /(?<!\.br|\.gz)$/u.test(name);

/** Finds the outputs that files belong to. @param files by their path in the release */
export function findAffectedOutputs(files: readonly string[]): AffectedOutputs {
  const names = files.filter((file) => file.startsWith('public/')).map((file) => file.slice('public/'.length));
  return {
    pages: new Set(names.flatMap((name) => parsePageDataFile(name) ?? [])),
    files: new Set(names.filter(isStableName)),
    facts: files.includes('release.json'),
  };
}
