import type { FormName } from '@ochiq/contract/forms/forms';
import { splitViewPrefix } from '@ochiq/contract/routing/scripts';
import { RequestMetrics } from '@ochiq/service-kit/request-metrics';
import { Counter, Histogram } from 'prom-client';

import type { CmsFailure } from '../cms/connect-cms.ts';
import { parseAddress } from '../routing/address.ts';
import { stripBasePath, type BasePath } from '../routing/site-address.ts';
import type { FormPageResult } from '../templating/form-facts.ts';

/** The kind of a request, as coarse as metrics need it. A prefetched page may never be read, so it is not a `page`. */
export type RequestKind = 'page' | 'prefetch' | 'file' | 'form' | 'account' | 'search' | 'health' | 'unknown';

const kinds = { forms: 'form', account: 'account', search: 'search', 'search.json': 'search', health: 'health' } as const satisfies Record<
  string,
  RequestKind
>;

const isKnown = (segment: string): segment is keyof typeof kinds => Object.hasOwn(kinds, segment);

/** Classifies a request for metrics; never by the path itself: readers can type any number of them. */
export function classifyRequest(target: string, base: BasePath): RequestKind {
  const address = parseAddress(target.split(/[?#]/u)[0] ?? '');
  const segments = 'fault' in address ? undefined : stripBasePath(address.segments, base);
  if (!segments) return 'unknown';
  const [first = ''] = splitViewPrefix(`/${segments.join('/')}`)
    .rest.split('/')
    .filter(Boolean);
  if (isKnown(first)) return kinds[first];
  return /\.\w+$/u.test(segments.at(-1) ?? '') ? 'file' : 'page';
}

export type SearchPart = 'search' | 'suggestions';

/** Metrics of the edge: nothing about people or what they type. */
export type EdgeMetrics = {
  answered(kind: RequestKind, status: number, seconds: number): void;
  form(name: FormName, result: FormPageResult): void;
  /** Counts a request to the CMS without a usable response. */
  failed(failure: CmsFailure): void;
  searched(part: SearchPart, isAnswered: boolean, seconds: number): void;
};

/** From a cached response to a timeout, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates the Prometheus metrics of the edge. */
export function createEdgeMetrics(): EdgeMetrics & Pick<RequestMetrics<RequestKind>, 'tell'> {
  const requests = new RequestMetrics<RequestKind>('edge');
  const registers = [requests.registry];
  const forms = new Counter({
    name: 'ochiq_forms_total',
    help: 'Forms that were sent, by their name and what became of them',
    labelNames: ['form', 'outcome'] as const,
    registers,
  });
  const signIns = new Counter({
    name: 'ochiq_sign_in_refusals_total',
    help: 'Citizens’ sign-ins that were refused, by the reason',
    labelNames: ['reason'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'ochiq_cms_failures_total',
    help: 'Questions to which the CMS gave no answer that could be used',
    labelNames: ['failure'] as const,
    registers,
  });
  const search = new Histogram({
    name: 'ochiq_search_seconds',
    help: 'What answers of the search index took; `no` where it gave none',
    labelNames: ['part', 'answered'] as const,
    buckets,
    registers,
  });
  return {
    tell: requests.tell,
    answered: (kind, status, seconds) => requests.recordRequest(kind, status, seconds),
    form(name, result) {
      const outcome = result.outcome === 'refused' ? result.reason : result.outcome;
      forms.inc({ form: name, outcome });
      if (name === 'login' && result.outcome === 'refused') signIns.inc({ reason: result.reason });
    },
    failed: (failure) => failures.inc({ failure }),
    searched: (part, isAnswered, seconds) => search.observe({ part, answered: isAnswered ? 'yes' : 'no' }, seconds),
  };
}
