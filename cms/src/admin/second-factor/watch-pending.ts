import * as z from 'zod';

import { pendingCode } from '../../people/second-factor/second-factor.ts';

type Fetch = typeof fetch;

const refusal = z.object({ error: z.object({ details: z.object({ code: z.literal(pendingCode) }) }) });
const events = new EventTarget();
const pendingEvent = 'pending';

/** Calls back whenever the CMS refuses something since the sign-in is not complete. @returns a function that ends it */
export function subscribeToPending(ask: () => void): () => void {
  events.addEventListener(pendingEvent, ask);
  return () => events.removeEventListener(pendingEvent, ask);
}

/** Wraps the browser's `fetch` so that such a refusal is noticed, whichever part of the panel gets it. */
export const withPendingWatch =
  (send: Fetch): Fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 403) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (refusal.safeParse(body).success) events.dispatchEvent(new Event(pendingEvent));
    return response;
  };

/** Watches all requests of this window. */
export function watchPendingSession(): void {
  globalThis.fetch = withPendingWatch(globalThis.fetch.bind(globalThis));
}
