import type { FormAnswer } from '@ochiq/contract/forms/wire';

import type { Failure } from '../../http/client';

/** What became of a form so far. */
export type Outcome =
  Exclude<FormAnswer, { outcome: 'problems' | 'signed-in' }> | { outcome: 'filling' } | { outcome: 'sending' } | { outcome: 'offline' };

/** A way that failed, as the reader is told of it; who gave up is told nothing. */
export function outcomeOf({ reason }: Failure): Outcome {
  if (reason === 'aborted') return { outcome: 'filling' };
  return reason === 'offline' ? { outcome: 'offline' } : { outcome: 'refused', reason: 'failed' };
}
