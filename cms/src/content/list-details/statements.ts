import type { Confirmation } from './outdated-translations';

/** What a person said about a source or one change in it, where others have to say the same before it counts. */
export type Statement = Confirmation & { id: number; author: number };

/** A row of `translation-confirmation`: `missing` is how many other people had still to say the same. */
type StoredConfirmation = Omit<Confirmation, 'by'> & { id: number; author: number; authorName: string; missing: number | null };

const toKey = ({ document, locale, version, path, hash }: StoredConfirmation): string =>
  JSON.stringify([document, locale, version, path, hash]);

/**
 * Groups what people said into confirmations, which count, and statements to which others have yet to agree. A confirmation takes up the
 * statements before it: a further one is about another place of the same words.
 * @param rows the oldest first
 */
export function groupConfirmations(rows: readonly StoredConfirmation[]): { confirmations: Confirmation[]; statements: Statement[] } {
  const pending = new Map<string, Statement[]>();
  const confirmations: Confirmation[] = [];
  for (const row of rows) {
    const { id, document, locale, version, path, hash, author, authorName, at, reason, missing } = row;
    const key = toKey(row);
    const earlier = pending.get(key) ?? [];
    const statement = { document, locale, version, path, hash, at: new Date(at).toISOString(), reason };
    if ((missing ?? 0) > 0) pending.set(key, [...earlier, { ...statement, id, by: authorName, author }]);
    else {
      const [first] = earlier;
      confirmations.push({
        ...statement,
        by: [...new Set([...earlier.map(({ by }) => by), authorName])].join(', '),
        reason: reason === '' ? (first?.reason ?? '') : reason,
      });
      pending.delete(key);
    }
  }
  return { confirmations, statements: [...pending.values()].flat() };
}
