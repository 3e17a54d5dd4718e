import type { Change } from '@ochiq/contract/wire/change';
import type { DocumentStatus } from '@ochiq/contract/wire/publisher-status';
import { formatVersionKey } from '@ochiq/pages/incremental/map-document-paths';

import type { LocalizedDocument, DocumentOutcome } from './document-outcome.ts';

/** The publication state of a document; the journals tell whether it was undone. */
export type DocumentState = Omit<DocumentStatus, 'undoneAt'>;

/** How many documents are retained, counting each language. */
const maxDocuments = 500;

/** Lists the documents of log rows, with the time of each row. */
const listChangedDocuments = (changes: readonly Change[]): (LocalizedDocument & { at: string })[] =>
  changes.flatMap(({ type, documentId, locales, at }) =>
    type === null ? [] : locales.map((locale) => ({ type, documentId, locale, at })),
  );

/** Tracks the publication state of the documents that changed last. */
export class DocumentStates {
  readonly #known = new Map<string, DocumentState>();

  /** Documents whose publication failed, and may have succeeded since. */
  get failed(): LocalizedDocument[] {
    return [...this.#known.values()].filter(({ state }) => state === 'failed');
  }

  /** Records the outcome of processed rows, and re-evaluates what had failed before. */
  settle(changes: readonly Change[], resolveOutcome: (document: LocalizedDocument) => DocumentOutcome, at: string): void {
    const changedDocuments = listChangedDocuments(changes);
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
