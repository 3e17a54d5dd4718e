/** What a provider is asked with for the person who came back with a code. */
export type Exchange = {
  clientId: string;
  clientSecret: string;
  /** The requested scope, where it is configured. */
  scope: string | undefined;
  redirectUri: string;
  code: string;
  /** What the challenge was made of that the reader went with (PKCE). */
  verifier: string;
  nonce: string;
  signal: AbortSignal;
};
