import * as z from 'zod';

/** Says that the session is to be ended, and the person to be led to the provider. */
const confirmationEvent = 'ochiq-confirm-at-provider';
const confirmationKey = 'ochiq-confirmation';
/** So long it may take until the page of the sign-in is open, in milliseconds: who stays signed in after all is not led there later. */
const confirmationMs = 60_000;

const confirmationShape = z.object({ search: z.string(), at: z.number() });
const panelPath = /^\/admin(?=\/)/u;

/** Has a person confirm at the provider that it is them: with a new session, since Strapi's page of the sign-in is for no other. */
export function confirmAtProvider(path: string): void {
  const search = `?${new URLSearchParams({ redirectTo: path.replace(panelPath, '') }).toString()}`;
  window.sessionStorage.setItem(confirmationKey, JSON.stringify({ search, at: Date.now() }));
  window.dispatchEvent(new Event(confirmationEvent));
}

/** Calls back whenever a person is to confirm. @returns what ends it */
export function subscribeToConfirmation(signOut: () => void): () => void {
  window.addEventListener(confirmationEvent, signOut);
  return () => window.removeEventListener(confirmationEvent, signOut);
}

/** Takes the parameters of the page to which a person who is to confirm comes back, once; `null` for who signs in by themselves. */
export function takeConfirmation(): string | null {
  const stored = window.sessionStorage.getItem(confirmationKey);
  window.sessionStorage.removeItem(confirmationKey);
  if (stored === null) return null;
  const { data } = confirmationShape.safeParse(JSON.parse(stored));
  return data && Date.now() - data.at < confirmationMs ? data.search : null;
}
