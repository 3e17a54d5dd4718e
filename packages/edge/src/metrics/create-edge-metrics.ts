import { RequestMetrics } from '@ochiq/service-kit/request-metrics';
import { Counter, Histogram } from 'prom-client';

import type { RequestKind } from '../routing/request-kind.ts';
import type { EdgeMetrics } from './edge-metrics.ts';

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
