/** What the address asks for: `?q=`. */
export const askedIn = (): string => new URLSearchParams(window.location.search).get('q') ?? '';

/** Keeps what is asked for in the address, so that it can be sent on; the history gets no entry for every letter. */
export function keepAsked(query: string): void {
  if (query === askedIn()) return;
  const address = new URL(window.location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  window.history.replaceState(window.history.state, '', address);
}
