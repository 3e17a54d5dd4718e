/** Reloads the page from the server. */
export function reloadPage(): void {
  window.location.reload();
}
