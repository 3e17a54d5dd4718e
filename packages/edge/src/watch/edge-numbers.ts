import { RequestNumbers } from '@ochiq/service/request-numbers';
import { Counter, Histogram } from 'prom-client';

import type { RequestKind } from '../rules/request-kind.ts';
import type { Watch } from './watch.ts';

/** From a cached response to a timeout, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates the Prometheus metrics of the edge. */
export function edgeNumbers(): Watch & Pick<RequestNumbers<RequestKind>, 'tell'> {
  const requests = new RequestNumbers<RequestKind>('edge');
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
    answered: (kind, status, seconds) => requests.answered(kind, status, seconds),
    form(name, answer) {
      const outcome = answer.outcome === 'refused' ? answer.reason : answer.outcome;
      forms.inc({ form: name, outcome });
      if (name === 'login' && answer.outcome === 'refused') signIns.inc({ reason: answer.reason });
    },
    failed: (failure) => failures.inc({ failure }),
    searched: (part, isAnswered, seconds) => search.observe({ part, answered: isAnswered ? 'yes' : 'no' }, seconds),
  };
}
