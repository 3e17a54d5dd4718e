import type { Change } from '@ochiq/contract/change';
import type { DocumentStatus } from '@ochiq/contract/publisher-status';
import { inLanguageKey } from '@ochiq/pages/live/document-paths';

import type { InLanguage, Outcome } from './document-outcome.ts';

/** The publication state of a document; the journals tell whether it was undone. */
export type DocumentState = Omit<DocumentStatus, 'undoneAt'>;

/** How many documents are retained, counting each language. */
const remembered = 500;

/** Lists the documents of log rows, with the time of each row. */
const aboutOf = (changes: readonly Change[]): (InLanguage & { at: string })[] =>
  changes.flatMap(({ type, documentId, locales, at }) =>
    type === null ? [] : locales.map((locale) => ({ type, documentId, locale, at })),
  );

/** Tracks the publication state of the documents that changed last. */
export class DocumentStates {
  readonly #known = new Map<string, DocumentState>();

  /** Documents whose publication failed, and may have succeeded since. */
  get failed(): InLanguage[] {
    return [...this.#known.values()].filter(({ state }) => state === 'failed');
  }

  /** Records the outcome of processed rows, and re-evaluates what had failed before. */
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
   * Lists the states, newest first.
   * @param waiting rows that are not processed yet
   * @param progress the state of these rows
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
    // Reinserted, so that it is the newest.
    this.#known.delete(name);
    this.#known.set(name, status);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= remembered) return;
      this.#known.delete(oldest);
    }
  }
}
