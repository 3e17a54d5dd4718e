import { expect, type Page } from '@playwright/test';

import { runAxe } from '../in-page/axe';
import { injectTabWalk, walkPage } from '../in-page/keyboard';
import { findLayoutProblems, measureFreeHeight } from '../in-page/layout';
import { canHydrate, type ListedPage } from '../site';
import { inspectedMark, markUninspected, removeMarks, type ColourCount } from './skeleton';
import type { View, ViewName } from './views';

export type Inspection = {
  page: Page;
  listed: ListedPage;
  view: View;
  /** Whether the page has its scripts. */
  hasScripts: boolean;
  /** Whether Tab is walked here: once a template, in one language after the other. */
  isWalked: boolean;
  parts: ColourCount;
};

type Inspector = {
  name: string;
  views: readonly ViewName[];
  /** Which pages it is about; all where nothing is said. */
  isFor?: (inspection: Inspection) => boolean;
  inspect: (inspection: Inspection) => Promise<string[]>;
};

/**
 * Runs axe. Its rules of colour cost as much as all others together, and their verdict depends on nothing but the
 * styles that elements get: an element that has the styles of one that was inspected in this view, and stands in and
 * under the like, is spared them. All rules that look at content (names, texts for pictures, order of headings, size
 * of targets) run on every page. What longer words may change, that they run over others or are cut off, is for the
 * layout inspector, which runs on every page, too.
 */
async function inspectWithAxe({ page, view, parts }: Inspection, rules: 'all' | 'colour'): Promise<string[]> {
  const marked = await markUninspected(page, view.name, parts);
  if (marked === 0) return rules === 'all' ? runAxe(page, 'content') : [];
  const found = await runAxe(page, rules, inspectedMark);
  await removeMarks(page);
  return found;
}

/** Wakes forms, so that they are walked as they are when somebody fills them in: the first touch brings what checks and sends them. */
async function activateForms(page: Page): Promise<void> {
  for (const form of await page.locator('form[method=post]').all()) {
    await form.dispatchEvent('focusin');
    await expect(form).toHaveAttribute('novalidate', '');
  }
}

async function inspectKeyboard({ page, listed: { template } }: Inspection): Promise<string[]> {
  if (canHydrate(template)) await activateForms(page);
  await injectTabWalk(page);
  const { problems, stops } = await walkPage(page);
  return stops.length > 5 ? problems : [...problems, `there are only ${String(stops.length)} stops`];
}

async function inspectFreeHeight({ page }: Inspection): Promise<string[]> {
  const room = await measureFreeHeight(page);
  return room < 0.5 ? [`what stays in place leaves ${String(Math.round(room * 100))} % of the window`] : [];
}

const needsScripts = ({ hasScripts }: Inspection) => hasScripts;

/** What is asked of a page while it is shown, and in which views. A page is loaded once for all of them. */
export const inspectors: readonly Inspector[] = [
  { name: 'axe', views: ['1280 px, light', '320 px, light'], inspect: (inspection) => inspectWithAxe(inspection, 'all') },
  { name: 'colours', views: ['1280 px, dark', '320 px, dark'], inspect: (inspection) => inspectWithAxe(inspection, 'colour') },
  { name: 'room', views: ['400 % zoom'], isFor: needsScripts, inspect: inspectFreeHeight },
  {
    name: 'layout',
    views: ['400 % zoom', 'spaced text at 320 px', 'spaced text at 1280 px', 'text of 200 % at 1280 px', 'text of 200 % at 390 px'],
    isFor: needsScripts,
    inspect: ({ page }) => findLayoutProblems(page),
  },
  {
    name: 'keyboard',
    views: ['keyboard at 1280 px', 'keyboard at 360 px'],
    isFor: ({ hasScripts, isWalked }) => hasScripts && isWalked,
    inspect: inspectKeyboard,
  },
];
