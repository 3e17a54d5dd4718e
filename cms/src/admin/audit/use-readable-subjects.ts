import { isLocale } from '@ochiq/contract/routing/locales';
import { useEffect, useState } from 'react';

import type { EntryDetails } from '../../content/list-details/list-details.ts';
import { readDetails } from '../lists/read-details.ts';
import type { ShownRow } from './audit-response.ts';
import { findSubjectEntry, getSubjectKey, type SubjectEntry } from './subject-entry.ts';

/** Finds the language in which an entry can still be opened: that of the row, or any where the row names none. */
function findReadableLocale({ locale }: SubjectEntry, details: EntryDetails | null): string | null {
  const readable = Object.entries(details ?? {}).filter(([, { isReadable }]) => isReadable);
  return (locale === null ? readable[0] : readable.find(([code]) => code === locale))?.[0] ?? null;
}

async function readLocale(entry: SubjectEntry): Promise<[string, string][]> {
  // Without the details a subject has its title, and no link.
  const details = await readDetails(entry.type, entry.document).catch(() => null);
  const locale = findReadableLocale(entry, details);
  return locale === null || !isLocale(locale) ? [] : [[getSubjectKey(entry), locale]];
}

/** Reads which subjects of rows are entries that still exist and may be read: their languages, by the keys of the subjects. */
export function useReadableSubjects(rows: readonly ShownRow[]): ReadonlyMap<string, string> {
  const [locales, setLocales] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const entries = rows.flatMap(({ subject }) => findSubjectEntry(subject) ?? []);
      const read = new Map((await Promise.all(entries.map(readLocale))).flat());
      if (isCurrent) setLocales(read);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [rows]);
  return locales;
}
