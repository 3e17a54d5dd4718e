/** The place of the alert on the page that is shown; `null` on a page without one. */
export const alertPlace = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-alert]');

/** What stands in it; `undefined` while pages are built. */
export const shownAlert = (): string | undefined => (typeof document === 'undefined' ? undefined : alertPlace()?.innerHTML);
