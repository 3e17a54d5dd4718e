import type { CDPSession, Page } from '@playwright/test';

import { overrideStyles, type Styles } from '../in-page/layout';

type Size = { width: number; height: number; deviceScaleFactor: number };

/** A viewport and a theme, and the reader's own styles where there are some. */
export type View = { name: string; size: Size; colorScheme: 'light' | 'dark'; styles: Styles | null };

const wide = { width: 1280, height: 800, deviceScaleFactor: 1 };
const narrow = { width: 320, height: 800, deviceScaleFactor: 1 };
/** 1280 × 1024 px at 400 % are 320 × 256 of the page's own. */
const zoomed = { width: 320, height: 256, deviceScaleFactor: 4 };
/** Most phones of today are at least so wide. */
const phone = { width: 390, height: 800, deviceScaleFactor: 1 };
const narrowPhone = { width: 360, height: 800, deviceScaleFactor: 1 };

const light = { colorScheme: 'light', styles: null } as const;
const dark = { colorScheme: 'dark', styles: null } as const;

/** A page is loaded in the first one, and shown in all of them in this order: each changes as little as may be of the one before. */
export const views = [
  { name: '1280 px, light', size: wide, ...light },
  { name: '1280 px, dark', size: wide, ...dark },
  { name: '320 px, dark', size: narrow, ...dark },
  { name: '320 px, light', size: narrow, ...light },
  { name: '400 % zoom', size: zoomed, ...light },
  { name: 'spaced text at 320 px', size: zoomed, ...light, styles: 'text-spacing' },
  { name: 'spaced text at 1280 px', size: wide, ...light, styles: 'text-spacing' },
  { name: 'text of 200 % at 1280 px', size: wide, ...light, styles: 'double-text' },
  { name: 'text of 200 % at 390 px', size: phone, ...light, styles: 'double-text' },
  { name: 'keyboard at 1280 px', size: wide, ...light },
  { name: 'keyboard at 360 px', size: narrowPhone, ...light },
] as const satisfies readonly View[];

export type ViewName = (typeof views)[number]['name'];

/** Shows the page in a view; only what differs from the view before is changed. */
export async function setView(page: Page, metrics: CDPSession, view: View, before: View | null): Promise<void> {
  if (view.size !== before?.size) await metrics.send('Emulation.setDeviceMetricsOverride', { ...view.size, mobile: false });
  if (view.colorScheme !== before?.colorScheme) await page.emulateMedia({ colorScheme: view.colorScheme });
  if (view.styles !== (before?.styles ?? null)) await overrideStyles(page, view.styles);
}
