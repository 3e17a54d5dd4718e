/** Has the server make the page for this reader, as going there on the spot would not. */
export function loadPage(address: string): void {
  window.location.assign(address);
}
