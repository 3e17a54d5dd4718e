import type { Publisher, Turn } from './publisher.ts';

/** How many of the last publications are told. */
const remembered = 50;

export type Status = {
  /** `live`: all that the CMS told of is published; `behind`: the last turn failed. */
  state: 'starting' | 'live' | 'behind';
  /** Why it is behind. */
  reason: string | null;
  /** How long ago the last turn ended well, in milliseconds; `null` before the first. */
  age: number | null;
  pages: number;
  /** What was published last, the newest first: when, how many pages, and how long it took in milliseconds. */
  published: { at: string; number: number; pages: number; tookMs: number }[];
  /** What can't be published, each with its reason. */
  held: string[];
};

/** Remembers what the publisher did, for those who ask. */
export class Record {
  #state: Status['state'] = 'starting';
  #reason: string | null = null;
  #lastGood: number | null = null;
  #failedPages: string[] = [];
  readonly #published: Status['published'] = [];

  /** @returns whether that is news */
  failed(reason: string): boolean {
    const news = this.#reason !== reason;
    this.#state = 'behind';
    this.#reason = reason;
    return news;
  }

  ended({ applied, failed }: Turn, tookMs: number): void {
    this.#state = 'live';
    this.#reason = null;
    this.#lastGood = performance.now();
    this.#failedPages = failed.map(({ path, error }) => `${path}: ${error.message}`);
    if (!applied) return;
    const { number, facts } = applied;
    this.#published.unshift({ at: facts.at, number, pages: facts.pages, tookMs: Math.round(tookMs) });
    this.#published.splice(remembered);
  }

  tell({ pages, quarantine: { unfit, refused } }: Publisher): Status {
    return {
      state: this.#state,
      reason: this.#reason,
      age: this.#lastGood === null ? null : Math.round(performance.now() - this.#lastGood),
      pages,
      published: this.#published,
      held: [
        ...unfit.map(({ type, name, locale, field, message }) => `${type} “${name}” (${locale}): ${field} ${message}`),
        ...refused.flatMap(({ change, problems, failed }) => [
          ...problems.map(({ name, locale, field, message }) => `${change.type} “${name}” (${locale}): ${field} ${message}`),
          ...failed.map(({ path, error }) => `${change.type} ${change.documentId}: ${path}: ${error.message}`),
        ]),
        ...this.#failedPages,
      ],
    };
  }
}
