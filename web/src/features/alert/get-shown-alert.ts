/** Returns the element of the alert on the current page; `null` on a page without one. */
export const findAlertElement = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-alert]');

/** Returns its content; `undefined` while pages are built. */
export const getShownAlert = (): string | undefined => (typeof document === 'undefined' ? undefined : findAlertElement()?.innerHTML);
