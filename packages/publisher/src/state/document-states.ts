import type { Change } from '@ochiq/contract/wire/change';
import type { DocumentStatus } from '@ochiq/contract/wire/publisher-status';
import { formatVersionKey } from '@ochiq/pages/incremental/map-document-paths';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';

import type { RejectedDocument, SuspendedVersion } from '../sync/quarantine.ts';
import type { FailedPage } from '../live-pages/render-pages.ts';

export type LocalizedDocument = Pick<DocumentStatus, 'type' | 'documentId' | 'locale'>;

/** The result of publishing a document in one language; without a reason it is live. */
export type DocumentOutcome = Pick<DocumentStatus, 'reason' | 'path'>;

/** What the publisher could not publish, and the paths of documents. */
export type PublishProblems = {
  unfit: readonly ContentProblem[];
  refused: readonly RejectedDocument[];
  held: readonly SuspendedVersion[];
  failed: readonly FailedPage[];
  /** By `formatVersionKey`. */
  paths: ReadonlyMap<string, string>;
};

const formatProblem = ({ field, message }: Pick<ContentProblem, 'field' | 'message'>) => [field, message].filter(Boolean).join(' ');

/** Returns whether a document is live as the CMS has it, and the reasons where it is not. */
export function resolveDocumentOutcome(
  document: LocalizedDocument,
  { unfit, refused, held, failed, paths }: PublishProblems,
): DocumentOutcome {
  const { type, documentId, locale } = document;
  const path = paths.get(formatVersionKey(document)) ?? null;
  const isSameDocument = (one: { type: string; documentId: string }) => one.type === type && one.documentId === documentId;
  const reasons = [
    ...unfit.filter((problem) => isSameDocument(problem) && problem.locale === locale).map(formatProblem),
    ...refused
      .filter(({ change }) => isSameDocument(change))
      .flatMap((one) => [...one.problems.map(formatProblem), ...one.failed.map((page) => `${page.path}: ${page.error.message}`)]),
    ...held.filter((one) => isSameDocument(one) && one.locale === locale).map(({ error }) => error.message),
    ...failed.filter((page) => page.path === path).map(({ error }) => error.message),
  ];
  return { path, reason: reasons.length === 0 ? null : reasons.join('; ') };
}

/** The publication state of a document; the journals tell whether it was undone. */
export type DocumentState = Omit<DocumentStatus, 'undoneAt'>;

/** How many documents are retained and listed, counting each language. */
export const maxDocuments = 500;

type LoggedDocument = LocalizedDocument & { at: string };

/** Lists the documents of a log row, with its time. */
const listDocuments = ({ type, documentId, locales, at }: Change): LoggedDocument[] =>
  type === null ? [] : locales.map((locale) => ({ type, documentId, locale, at }));

const isOutdatedRow = ({ kind }: Change) => kind === 'outdated';

/** Lists the documents that log rows publish or remove: a translation that is outdated, or no longer, stays live as it was. */
const listChangedDocuments = (changes: readonly Change[]): LoggedDocument[] =>
  changes.filter((change) => !isOutdatedRow(change)).flatMap(listDocuments);

/** Tracks the publication state of the documents that changed last. */
export class DocumentStates {
  readonly #known = new Map<string, DocumentState>();

  /** Documents whose publication failed, and may have succeeded since. */
  get failed(): LocalizedDocument[] {
    return [...this.#known.values()].filter(({ state }) => state === 'failed');
  }

  /** Records the outcome of processed rows, and re-evaluates what had failed before. */
  settle(changes: readonly Change[], resolveOutcome: (document: LocalizedDocument) => DocumentOutcome, at: string): void {
    const hasFailed = (document: LocalizedDocument) => resolveOutcome(document).reason !== null;
    // With its notice, the page of an outdated translation may fail like others.
    const noticed = changes.filter(isOutdatedRow).flatMap(listDocuments).filter(hasFailed);
    const changedDocuments = [...noticed, ...listChangedDocuments(changes)];
    const changedKeys = new Set(changedDocuments.map(formatVersionKey));
    for (const document of this.failed.filter((one) => !changedKeys.has(formatVersionKey(one)))) {
      const before = this.#known.get(formatVersionKey(document));
      const { reason, path } = resolveOutcome(document);
      if (before && before.reason !== reason) this.#put({ ...before, state: reason === null ? 'live' : 'failed', at, reason, path });
    }
    for (const document of changedDocuments) {
      const { reason, path } = resolveOutcome(document);
      this.#put({ ...document, state: reason === null ? 'live' : 'failed', at, reason, path });
    }
  }

  /**
   * Lists the states, newest first.
   * @param waiting rows that are not processed yet
   * @param progress the state of these rows
   */
  list(waiting: readonly Change[], progress: Pick<DocumentState, 'state' | 'reason'>): DocumentState[] {
    const all = new Map(this.#known);
    for (const document of listChangedDocuments(waiting)) {
      const name = formatVersionKey(document);
      const path = all.get(name)?.path ?? null;
      all.delete(name);
      all.set(name, { ...document, ...progress, path });
    }
    return [...all.values()].slice(-maxDocuments).reverse();
  }

  #put(status: DocumentState): void {
    const name = formatVersionKey(status);
    // Reinserted, so that it is the newest.
    this.#known.delete(name);
    this.#known.set(name, status);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= maxDocuments) return;
      this.#known.delete(oldest);
    }
  }
}
