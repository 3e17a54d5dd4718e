import type { Locale } from '@ochiq/contract/routing/locales';

/** The longest query that is counted, in letters: longer ones are sentences, in which people tell of themselves. */
const maxLength = 60;

/** Numbers of telephones, passports, cards and personal codes, and dates of birth: long ones, also with signs in between. */
const sensitiveNumber = /\d{5,}|\d(?:[\s().+-]*\d){6,}/u;
const emailSign = /@/u;

/** Normalizes a query for counting; undefined for one that may identify a person, or that is too long. */
export function normalizeSearchWords(query: string): string | undefined {
  const words = query.normalize('NFC').toLowerCase().replace(/\p{C}/gu, ' ').replace(/\s+/gu, ' ').trim();
  if (words === '' || Array.from(words).length > maxLength) return undefined;
  return sensitiveNumber.test(words) || emailSign.test(words) ? undefined : words;
}

/** How many clients have to type a query on one day before it is written: one person's words never are. */
export const minSearchClients = 3;
/** How many queries wait in memory for a further client, and how many are counted. */
const [maxWaiting, maxCounted] = [2000, 500];

/** Counts queries of a day that had no results. Addresses of clients are compared in memory, until there are three, and never written. */
export class SearchWords {
  readonly #counts: Map<string, number>;
  readonly #waiting = new Map<string, { clients: Set<string>; count: number }>();

  /** @param counts what was counted of the day before, by language and words */
  constructor(counts: Iterable<readonly [locale: Locale, words: string, count: number]> = []) {
    this.#counts = new Map([...counts].map(([locale, words, count]) => [`${locale} ${words}`, count]));
  }

  /** Counts a query. @returns whether something that is written has changed */
  count(locale: Locale, query: string, client: string): boolean {
    const words = normalizeSearchWords(query);
    if (words === undefined) return false;
    const key = `${locale} ${words}`;
    const known = this.#counts.get(key);
    if (known !== undefined) {
      this.#counts.set(key, known + 1);
      return true;
    }
    if (this.#counts.size >= maxCounted) return false;
    return this.#countWaiting(key, client);
  }

  /** The queries of several clients, the most frequent first. */
  list(): [locale: Locale, words: string, count: number][] {
    return [...this.#counts]
      .map(([key, count]): [Locale, string, number] => [key.slice(0, 2) as Locale, key.slice(3), count])
      .sort(([, a, x], [, b, y]) => y - x || (a < b ? -1 : 1));
  }

  #countWaiting(key: string, client: string): boolean {
    const waiting = this.#waiting.get(key) ?? { clients: new Set<string>(), count: 0 };
    waiting.clients.add(client);
    waiting.count += 1;
    if (waiting.clients.size >= minSearchClients) {
      this.#waiting.delete(key);
      this.#counts.set(key, waiting.count);
      return true;
    }
    // The query that has waited longest gives way.
    const [oldest] = this.#waiting.keys();
    if (oldest !== undefined && !this.#waiting.has(key) && this.#waiting.size >= maxWaiting) this.#waiting.delete(oldest);
    this.#waiting.set(key, waiting);
    return false;
  }
}
