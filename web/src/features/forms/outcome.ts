import type { FormAnswer } from '@ochiq/contract/forms/wire';

import type { Failure } from '../../http/client';

/** What became of a form so far. */
export type Outcome =
  | (Exclude<FormAnswer, { outcome: 'problems' | 'signed-in' }> & Pick<Failure, 'requestId'>)
  | { outcome: 'filling' }
  | { outcome: 'sending' }
  | { outcome: 'offline' };

/** A way that failed, as the reader is told of it; who gave up is told nothing. */
export function outcomeOf({ reason, requestId }: Failure): Outcome {
  if (reason === 'aborted') return { outcome: 'filling' };
  if (reason === 'offline') return { outcome: 'offline' };
  return { outcome: 'refused', reason: 'failed', ...(requestId !== undefined && { requestId }) };
}
