/** Reloads the page from the server. */
export function loadAgain(): void {
  window.location.reload();
}
