import type { HttpResponse } from '../http/response.ts';
import type { EdgeContext } from './edge-context.ts';
import { createJsonResponse } from '../http/json-response.ts';
import { toRefusal } from '../http/limit-exceeded.ts';
import type { Sender } from '../http/sender.ts';

/** Handles the request for a proof-of-work challenge, which the CMS issues. */
export async function handleChallenge({ forms }: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const requestChallenge = async (): Promise<HttpResponse> => {
    const challenge = (await forms.cms?.challenge(sender.requestId, sender.address())) ?? 'not set up';
    if (typeof challenge === 'object') return createJsonResponse(200, challenge);
    sender.note('challenge', challenge);
    return createJsonResponse(503, toRefusal(503));
  };
  return forms.within(sender.address(), requestChallenge, (status) => createJsonResponse(status, toRefusal(status)));
}
