import type { FormResponse } from '@ochiq/contract/forms/wire';

import type { Failure } from '../../http/client';

/** The state of a form. */
export type Outcome =
  | (Exclude<FormResponse, { outcome: 'problems' | 'signed-in' }> & Pick<Failure, 'requestId'>)
  | { outcome: 'filling' }
  | { outcome: 'sending' }
  | { outcome: 'offline' };

/** Converts a failed request to the outcome that the reader sees; an aborted one shows nothing. */
export function toOutcome({ reason, requestId }: Failure): Outcome {
  if (reason === 'aborted') return { outcome: 'filling' };
  if (reason === 'offline') return { outcome: 'offline' };
  return { outcome: 'refused', reason: 'failed', ...(requestId !== undefined && { requestId }) };
}
