/** How a place that the edge fills is called on the page of a path. */
export const placeName = (path: string, name: string): string => `${path}#${name}`;

/** What the page was served with in a place; `undefined` while pages are built, and on a page that scripts brought. */
export function servedIn(place: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return [...document.querySelectorAll<HTMLElement>('[data-place]')].find(({ dataset }) => dataset['place'] === place)?.innerHTML;
}
