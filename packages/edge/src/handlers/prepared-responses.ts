import { localeCookie } from '@ochiq/contract/routing/locale-cookie';
import { LRUCache } from 'lru-cache';

import type { OrdinaryRequest } from '../http/ordinary-request.ts';
import type { RequestKind } from '../metrics/edge-metrics.ts';
import { areDependenciesUnchanged, type PageDependency, type ResponseDependencies } from '../release/response-dependencies.ts';
import { detectChoice } from '../routing/language-choice.ts';
import type { SiteAddress } from '../routing/site-address.ts';
import type { CountedResponse } from '../statistics/statistics-counter.ts';
import type { EdgeContext } from './edge-context.ts';

/** A response that is sent again as it is while nothing it follows from has changed. */
export type PreparedResponse = {
  /** Names and values in turn, without those that differ for each request. */
  headers: readonly string[];
  bytes: Buffer;
  kind: RequestKind;
  counted: CountedResponse | undefined;
  dependencies: ResponseDependencies;
};

/** What headers and bookkeeping of a response occupy, about. */
const overheadBytes = 4096;

/** How many addresses that readers come from are remembered; each is shorter than 16 kB. */
const maxChoices = 1000;

/** Responses to ordinary requests, whole in memory; beyond a total size the least recently used are evicted. */
export class PreparedResponses {
  readonly #responses: LRUCache<string, PreparedResponse>;
  /** Whether a locale prefix is a choice of language, by where the reader comes from. */
  readonly #choices = new LRUCache<string, boolean>({ max: maxChoices });

  constructor(maxBytes: number) {
    this.#responses = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length + overheadBytes });
  }

  add({ key }: OrdinaryRequest, response: PreparedResponse): void {
    this.#responses.set(key, response);
  }

  /** Finds the response to a request; undefined where it has to be handled. */
  find(
    { key, headers }: OrdinaryRequest,
    { release, site, today }: Pick<EdgeContext, 'release' | 'site' | 'today'>,
  ): PreparedResponse | undefined {
    const response = this.#responses.get(key);
    if (!response) return undefined;
    const { page } = response.dependencies;
    if (page?.localePrefix === 'plain' && headers.cookie?.includes(localeCookie.name)) return undefined;
    if (page && headers.referer !== undefined && this.#isChoice(page, headers, site)) return undefined;
    return areDependenciesUnchanged(response.dependencies, release.peek?.(), today) ? response : undefined;
  }

  /** Returns whether a request chooses a language. Remembered, as parsing the same few addresses takes as long as the rest. */
  #isChoice({ path, localePrefix }: PageDependency, headers: OrdinaryRequest['headers'], site: SiteAddress): boolean {
    const by = [localePrefix, headers['sec-fetch-site'], headers['sec-fetch-mode'], headers['sec-fetch-dest'], headers.referer].join('\0');
    const known = this.#choices.get(by);
    if (known !== undefined) return known;
    const isChoice = detectChoice('GET', path, headers, site) !== undefined;
    this.#choices.set(by, isChoice);
    return isChoice;
  }
}
