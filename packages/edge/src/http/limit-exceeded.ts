import type { FormPageResult } from '../templating/form-facts.ts';
import type { LimitExceeded } from './concurrency-limiter.ts';

/** Returns the refusal of a form for a limit that was reached. */
export const toRefusal = (status: LimitExceeded): FormPageResult => ({
  outcome: 'refused',
  reason: status === 429 ? 'too-many' : 'failed',
});
