/** The parameters of an exchange of a code for a person. */
export type CodeExchange = {
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
