/** Returns the name of a place that the edge fills, on the page of a path. */
export const getPlaceName = (path: string, name: string): string => `${path}#${name}`;

/**
 * Returns the HTML that a place was served with; `undefined` while pages are built, and on a page that scripts
 * rendered.
 */
export function readServedHtml(place: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return [...document.querySelectorAll<HTMLElement>('[data-place]')].find(({ dataset }) => dataset['place'] === place)?.innerHTML;
}
