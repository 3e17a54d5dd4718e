/** Has the server make the page that the address asks for. */
export function loadAgain(): void {
  window.location.reload();
}
