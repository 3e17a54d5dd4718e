import type { Locator } from '@playwright/test';

/** Pastes what a program put into the clipboard, as a browser hands it over. */
export const paste = (place: Locator, content: { html?: string; text: string }): Promise<void> =>
  place.evaluate((element, { html, text }) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);

/** Pastes a picture. */
export const pastePicture = (place: Locator, picture: { base64: string; name: string }): Promise<void> =>
  place.evaluate((element, { base64, name }) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, picture);
