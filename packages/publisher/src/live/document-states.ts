import type { Change } from '@ochiq/contract/change';
import type { DocumentStatus } from '@ochiq/contract/publisher-status';
import { inLanguageKey } from '@ochiq/pages/live/document-paths';

import type { InLanguage, Outcome } from './document-outcome.ts';

/** How far a document has come; whether that was undone is told by the changes of the files. */
export type DocumentState = Omit<DocumentStatus, 'undoneAt'>;

/** How many documents are remembered, each language counted. */
const remembered = 500;

/** The documents that rows of the log are about, with the time of each row. */
const aboutOf = (changes: readonly Change[]): (InLanguage & { at: string })[] =>
  changes.flatMap(({ type, documentId, locales, at }) =>
    type === null ? [] : locales.map((locale) => ({ type, documentId, locale, at })),
  );

/** How far the documents have come that were touched last. */
export class DocumentStates {
  readonly #known = new Map<string, DocumentState>();

  /** Those that could not be published, and may be by now. */
  get failed(): InLanguage[] {
    return [...this.#known.values()].filter(({ state }) => state === 'failed');
  }

  /** These rows are dealt with; what had failed before is looked at again. */
  settle(changes: readonly Change[], outcomeOf: (about: InLanguage) => Outcome, at: string): void {
    const touched = aboutOf(changes);
    const isTouched = new Set(touched.map(inLanguageKey));
    for (const about of this.failed.filter((one) => !isTouched.has(inLanguageKey(one)))) {
      const before = this.#known.get(inLanguageKey(about));
      const { reason, path } = outcomeOf(about);
      if (before && before.reason !== reason) this.#put({ ...before, state: reason === null ? 'live' : 'failed', at, reason, path });
    }
    for (const about of touched) {
      const { reason, path } = outcomeOf(about);
      this.#put({ ...about, state: reason === null ? 'live' : 'failed', at, reason, path });
    }
  }

  /**
   * The newest first.
   * @param waiting rows that are not dealt with yet, and how it stands with them
   */
  list(waiting: readonly Change[], how: Pick<DocumentState, 'state' | 'reason'>): DocumentState[] {
    const all = new Map(this.#known);
    for (const about of aboutOf(waiting)) {
      const name = inLanguageKey(about);
      const path = all.get(name)?.path ?? null;
      all.delete(name);
      all.set(name, { ...about, ...how, path });
    }
    return [...all.values()].slice(-remembered).reverse();
  }

  #put(status: DocumentState): void {
    const name = inLanguageKey(status);
    // What is put in anew is the newest.
    this.#known.delete(name);
    this.#known.set(name, status);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= remembered) return;
      this.#known.delete(oldest);
    }
  }
}
