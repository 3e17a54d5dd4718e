import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The engine that `@axe-core/playwright` comes with: that package loads it anew for every run. */
const source = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];
type Spec = {
  checks?: { id: string; options: Record<string, unknown> }[];
  rules?: { id: string; selector: string }[];
};
type Colour = { r: number; g: number; b: number; alpha: number };
type InPage = {
  axe: {
    configure: (spec: Spec) => void;
    run: (context: Document, options: RunOptions) => Promise<AxeResults>;
    commons: { color: { Color: { prototype: Colour & { parseString: (text: string) => Colour } } } };
  };
};

/** Below what ratio text fails: of running text the AAA, of all other the AA of WCAG 2.2 (1.4.3, 1.4.6), for small and for large letters. */
const minRatios = { running: { small: 7, large: 4.5 }, other: { small: 4.5, large: 3 } };

const runningText = 'main :is(p, li, dd, td, blockquote, h1, h2, h3, h4, h5, h6)';

/** A colour scheme changes colours only: these are the rules whose verdict depends on them. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Which elements they look at, of those that bear a mark. */
const colourSelectors = (mark: string) => [
  { id: 'color-contrast', selector: `[${mark}]` },
  { id: 'link-in-text-block', selector: `a[href][${mark}], [role=link][${mark}]` },
];

/** A page has a dozen colours, which axe reads thousands of times: half of what contrast costs. Self-contained: it runs in the page. */
function readColoursOnce(): void {
  const { prototype } = (window as unknown as InPage).axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const same = known.get(text);
    if (same) return Object.assign(this, same);
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Puts axe into the page, once per document. Where scripts are off, timers never end: axe gets one that does. */
export async function injectAxe(page: Page, scripts: boolean): Promise<void> {
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
  await page.evaluate(readColoursOnce);
  // Contrast is the dearest of all checks: one run with the stricter bounds, judged by the kind of text, spares the second.
  await page.evaluate(({ small, large }) => {
    (window as unknown as InPage).axe.configure({
      checks: [
        {
          id: 'color-contrast',
          options: {
            ignoreUnicode: true,
            ignoreLength: false,
            ignorePseudo: false,
            boldValue: 700,
            boldTextPt: 14,
            largeTextPt: 18,
            contrastRatio: { normal: { expected: small }, large: { expected: large } },
            pseudoSizeThreshold: 0.25,
          },
        },
      ],
    });
  }, minRatios.running);
}

/** Chromium paints forced colours, but tells the page's own one as the fill of the letters, which axe asks for. */
export function reportForcedColours(page: Page): Promise<void> {
  return page.evaluate(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this` below
    const tell = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return tell.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}

/** All rules, those of colour only, or all others. */
export type Rules = 'all' | 'colour' | 'content';

/**
 * Runs rules of axe on the page, with the AAA contrast of 7:1 for running text.
 * Links to the same page with other words, and the like, are AAA too, but matters of editing: they stay off, as axe has them.
 * @param mark the attribute of the elements that rules of colour look at; all where none is named
 */
export function runAxe(page: Page, rules: Rules = 'all', mark?: string): Promise<string[]> {
  const without = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: rules === 'all' }]));
  return page.evaluate(
    async ({ only, enabled, selectors, running, least }) => {
      const { axe } = window as unknown as InPage;
      if (selectors) axe.configure({ rules: selectors });
      const { violations }: AxeResults = await axe.run(document, {
        elementRef: true,
        preload: false,
        resultTypes: ['violations'],
        ...(only ? { runOnly: { type: 'rule', values: only } } : { rules: enabled }),
      });
      type Contrast = { contrastRatio?: number; fgColor?: string; bgColor?: string; expectedContrastRatio?: string };
      return violations.flatMap(({ id, nodes }) => {
        const meant = nodes.flatMap(({ element, html, any: [check] }) => {
          const { contrastRatio, fgColor, bgColor, expectedContrastRatio } = (check?.data ?? {}) as Contrast;
          if (contrastRatio === undefined) return [{ html, ratio: '' }];
          const size = expectedContrastRatio === `${least.running.small}:1` ? 'small' : 'large';
          const wanted = least[element?.closest(running) ? 'running' : 'other'][size];
          return contrastRatio < wanted ? [{ html, ratio: ` ${fgColor} on ${bgColor} is ${contrastRatio}:1, not ${wanted}:1` }] : [];
        });
        const [first] = meant;
        return first ? [`${id} (${meant.length}):${first.ratio} ${first.html.slice(0, 160)}`] : [];
      });
    },
    {
      only: rules === 'colour' ? colourRules : null,
      enabled: { 'target-size': { enabled: true }, ...without },
      selectors: mark === undefined ? null : colourSelectors(mark),
      running: runningText,
      least: minRatios,
    },
  );
}
