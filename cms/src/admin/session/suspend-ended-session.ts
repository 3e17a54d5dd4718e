type Fetch = typeof fetch;

/** Asks a person to sign in again. @returns the new access token; `null` where they decline */
export type SignInQuestion = () => Promise<string | null>;

let question: SignInQuestion | null = null;

/**
 * Sets what asks a person to sign in again, while a form would be lost otherwise.
 * @returns a function that ends it
 */
export function setSignInQuestion(ask: SignInQuestion): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Strapi 5.54.0 renews a session here; 401 means that it has ended. */
const isRenewal = (input: Parameters<Fetch>[0]) => {
  const address = input instanceof Request ? input.url : String(input);
  return /\/admin\/access-token(?:$|\?)/u.test(address);
};

/**
 * Wraps the browser's `fetch` so that the end of a session does not reach Strapi before the person has been asked to
 * sign in again: Strapi would leave the form. With the token of the new session it goes on as after any renewal, and
 * repeats the request that it had renewed the session for.
 */
export const withSignInPrompt =
  (send: Fetch): Fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 401 || question === null || !isRenewal(input)) return response;
    const token = await question();
    return token === null ? response : Response.json({ data: { token } });
  };

/** Holds ended sessions back in this window. */
export function suspendEndedSession(): void {
  globalThis.fetch = withSignInPrompt(globalThis.fetch.bind(globalThis));
}
