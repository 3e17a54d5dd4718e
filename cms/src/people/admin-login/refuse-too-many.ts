import { sendError } from '../../platform/security/send-error';
import { getTooManyText } from '../../platform/panel-words/panel-texts';

type LimitedResponse = Parameters<typeof sendError>[0] & { set: (name: string, value: string) => void };

/** Answers that there were too many, and when it may be tried again. */
export function refuseTooMany(response: LimitedResponse, waitMs: number): void {
  const seconds = Math.ceil(waitMs / 1000);
  sendError(response, 429, 'RateLimitError', getTooManyText(seconds));
  response.set('Retry-After', String(seconds));
}
