import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Locator } from '@playwright/test';

import type { PanelLanguage } from './texts';

const folder = path.join(__dirname, '..', '..', '..', '.github', 'handbook', 'pictures');

/** Whether this run takes the pictures of the handbook: `pnpm handbook`. */
const isTaking = process.env['HANDBOOK_PICTURES'] === '1';

/** What is shown around a part, in pixels. */
const margin = 8;
/** Of WebP: words stay sharp, and a part of the panel takes 10 to 30 KB. */
const quality = 70;

/** Returns the part of the window in which a part is, with its margin. @throws the part is not shown */
async function findClip(part: Locator): Promise<{ x: number; y: number; width: number; height: number; scale: number }> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  const size = part.page().viewportSize();
  if (!box || !size) throw new Error('There is nothing of which a picture could be taken');
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const [right, bottom] = [Math.min(size.width, box.x + box.width + margin), Math.min(size.height, box.y + box.height + margin)];
  return { x, y, width: right - x, height: bottom - y, scale: 1 };
}

/** Takes the picture of a part of the panel for the handbook, where this run is to take them. */
export async function takeHandbookPicture(part: Locator, language: PanelLanguage, name: string): Promise<void> {
  if (!isTaking) return;
  const page = part.page();
  const clip = await findClip(part);
  // A notice lies over what is at the top of the window for some seconds.
  const hiding = await page.addStyleTag({ content: '[data-sonner-toaster] { visibility: hidden; }' });
  const session = await page.context().newCDPSession(page);
  // Playwright itself writes no WebP.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  await session.detach();
  await hiding.evaluate((element) => {
    if (element instanceof Element) element.remove();
  });
  await mkdir(path.join(folder, language), { recursive: true });
  await writeFile(path.join(folder, language, `${name}.webp`), Buffer.from(data, 'base64'));
}
