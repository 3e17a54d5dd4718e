import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The engine that `@axe-core/playwright` comes with: that package loads it anew for every run. */
const source = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];
type InPage = { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } };

/** Puts axe into the page, once per document. Where scripts are off, timers never end: axe gets one that does. */
export async function bringAxe(page: Page, scripts: boolean): Promise<void> {
  if (!scripts)
    await page.evaluate(() => {
      Object.assign(window, {
        setTimeout: (work: () => void) => {
          void Promise.resolve().then(work);
          return 0;
        },
      });
    });
  await page.evaluate(source);
}

/**
 * Runs all rules of axe, the AAA contrast of 7:1 for running text among them, or only those that are named.
 * Links to the same page with other words, and the like, are AAA too, but matters of editing: they stay off, as axe has them.
 */
export function findings(page: Page, only?: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (names) => {
      const runningText = 'main :is(p, li, dd, td, blockquote, h1, h2, h3, h4, h5, h6)';
      const { violations }: AxeResults = await (window as unknown as InPage).axe.run(document, {
        elementRef: true,
        preload: false,
        resultTypes: ['violations'],
        ...(names
          ? { runOnly: { type: 'rule', values: names } }
          : { rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } } }),
      });
      return violations.flatMap(({ id, nodes }) => {
        const meant = id === 'color-contrast-enhanced' ? nodes.filter(({ element }) => element?.closest(runningText)) : nodes;
        const [first] = meant;
        if (!first) return [];
        const data = first.any[0]?.data as { contrastRatio?: number; fgColor?: string; bgColor?: string } | null | undefined;
        const ratio = data?.contrastRatio ? ` ${data.fgColor ?? ''} on ${data.bgColor ?? ''} is ${data.contrastRatio}:1` : '';
        return [`${id} (${meant.length}):${ratio} ${first.html.slice(0, 160)}`];
      });
    },
    only ? [...only] : null,
  );
}
