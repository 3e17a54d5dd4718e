/** Returns the element of the alert on the current page; `null` on a page without one. */
export const alertPlace = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-alert]');

/** Returns its content; `undefined` while pages are built. */
export const shownAlert = (): string | undefined => (typeof document === 'undefined' ? undefined : alertPlace()?.innerHTML);
