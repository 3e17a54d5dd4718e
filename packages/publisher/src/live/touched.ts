import { isSiteFile } from '@ochiq/pages/site-files/places';

import { pageOfDataFile } from '../page-file.ts';

/** What some files of a release are for. */
export type Touched = {
  /** Paths of pages. */
  pages: Set<string>;
  /** Names below `public` of files that keep their name whatever is in them. */
  files: Set<string>;
  /** Whether what the edge knows of the site is among them. */
  facts: boolean;
};

/** Whether a name below `public` is that of a file of the alert. */
export const isAlertFile = (name: string): boolean => name.startsWith('alert/');

const isLasting = (name: string) => (isAlertFile(name) || isSiteFile(name)) && /(?<!\.br|\.gz)$/u.test(name);

/** @param files by their path in the release */
export function touchedBy(files: readonly string[]): Touched {
  const names = files.filter((file) => file.startsWith('public/')).map((file) => file.slice('public/'.length));
  return {
    pages: new Set(names.flatMap((name) => pageOfDataFile(name) ?? [])),
    files: new Set(names.filter(isLasting)),
    facts: files.includes('release.json'),
  };
}
