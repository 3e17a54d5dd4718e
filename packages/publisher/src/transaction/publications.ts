import { type AppliedChange, listChanges } from './applied-change.ts';
import type { ChangeFacts } from './journal.ts';

type PublishedDocument = ChangeFacts['published'][number];

const formatDocument = ({ type, documentId, locale }: PublishedDocument) => `${type} ${documentId} ${locale ?? ''}`;

/** Joins what two changes of one publication were about. */
function joinFacts(first: ChangeFacts, { following, ...next }: ChangeFacts): ChangeFacts {
  const documents = new Map(first.published.map((document) => [formatDocument(document), document]));
  for (const document of next.published) {
    const key = formatDocument(document);
    // What was published stays so when it is outdated, or no longer.
    if (!document.isNotice || !documents.has(key)) documents.set(key, document);
  }
  return {
    ...next,
    published: [...documents.values()],
    pages: first.pages + next.pages,
    versions: [...new Set([...(first.versions ?? []), ...(next.versions ?? [])])],
    ...(following ? { following } : {}),
  };
}

/** Joins a publication with the change that continues it. */
export function joinPublication(first: AppliedChange, next: AppliedChange): AppliedChange {
  const [written, removed] = [new Set(next.written), new Set(next.removed)];
  return {
    ...first,
    last: next.last,
    facts: joinFacts(first.facts, next.facts),
    written: [...first.written.filter((file) => !written.has(file) && !removed.has(file)), ...written],
    removed: [...first.removed.filter((file) => !written.has(file) && !removed.has(file)), ...removed],
  };
}

/** Adds a change to publications, newest first: to the newest one where it continues that. */
export function addChange(publications: readonly AppliedChange[], change: AppliedChange): AppliedChange[] {
  const [newest, ...others] = publications;
  if (newest && change.continues === newest.number) return [joinPublication(newest, change), ...others];
  return [change, ...publications];
}

/**
 * Groups changes into publications, newest first.
 * @param changes newest first
 */
export const groupChanges = (changes: readonly AppliedChange[]): AppliedChange[] =>
  changes.toReversed().reduce<AppliedChange[]>(addChange, []);

/**
 * Lists the retained publications, newest first, including those of earlier releases.
 * @throws TransactionError a journal is corrupt
 */
export async function listPublications(siteDir: string): Promise<AppliedChange[]> {
  return groupChanges(await listChanges(siteDir));
}

/** Finds the publication that a change belongs to. */
export const findPublication = (publications: readonly AppliedChange[], number: number): AppliedChange | undefined =>
  publications.find((one) => one.number <= number && number <= one.last);
