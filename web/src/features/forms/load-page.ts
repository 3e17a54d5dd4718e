/** Loads a page from the server for this reader, which client-side navigation would not. */
export function loadPage(address: string): void {
  window.location.assign(address);
}
