import { addDaysToInstant } from '../../submissions/forms/days';
import type { TrashedRow } from './stored-trash';
import type { TrashedEntry } from './trashed';

/** How many days a deleted entry can be brought back. */
export const trashDays = 90;

const toInstant = (at: string) => new Date(at);

function toEntry(rows: readonly [TrashedRow, ...TrashedRow[]]): TrashedEntry {
  const [{ type, document, authorName, at }] = rows;
  return {
    type,
    document,
    title: rows.find(({ title }) => title !== '')?.title ?? '',
    locales: rows.map(({ locale, published }) => ({ locale, wasPublished: published !== null })),
    by: authorName,
    at: toInstant(at).toISOString(),
    until: addDaysToInstant(toInstant(at), trashDays).toISOString(),
    mayRestore: rows.some(({ check }) => check('create')),
    mayRemove: rows.some(({ check }) => check('delete')),
  };
}

/** Groups deleted entries by document, in their order: the document that was deleted last is the first. */
export function groupByDocument(rows: readonly TrashedRow[]): TrashedEntry[] {
  const groups = new Map<string, [TrashedRow, ...TrashedRow[]]>();
  for (const row of rows) {
    const key = `${row.type} ${row.document}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map(toEntry);
}
