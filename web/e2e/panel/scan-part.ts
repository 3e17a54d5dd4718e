import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { ElementHandle, Locator } from '@playwright/test';

import { readLanguage, switchLanguage } from './switch-language';
import { panelLanguages, type PanelLanguage } from './texts';

type Finding = { id: string; nodes: { html: string }[] };
type InPage = { axe: { run: (context: Node, options: object) => Promise<{ violations: Finding[] }> } };

/** axe as it comes: the stricter bounds of `in-page/axe.ts` are the site's, and not the panel's, most of which is Strapi's. */
const source = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing within a part's page is fading in any more: what does is pale. */
const waitForAnimations = (part: ElementHandle): Promise<void> =>
  part.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });

/** Runs axe over a part as it is shown now. */
async function runAxe(part: ElementHandle): Promise<string[]> {
  await waitForAnimations(part);
  return part.evaluate(async (element) => {
    if (!element.isConnected) return ['the part is no longer shown'];
    // A part is no page: it has no landmarks of its own. The frame of the preview runs no script; its page is the site's.
    const options = { rules: { region: { enabled: false } }, iframes: false };
    const { violations } = await (window as unknown as InPage).axe.run(element, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/**
 * Runs axe over a part of the panel, for the rest of which Strapi answers, in each language: the open page changes its
 * language, and is seen in its own again afterwards.
 * @param languages those to look at
 * @returns what it finds, by language, rule and element
 */
export async function scanPart(part: Locator, languages: readonly PanelLanguage[] = panelLanguages): Promise<string[]> {
  const page = part.page();
  const element = await part.elementHandle();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const own = await readLanguage(page);
  if (own === null) return runAxe(element);
  const findings: string[] = [];
  for (const language of [...languages.filter((one) => one !== own), own]) {
    await switchLanguage(page, language);
    findings.push(...(await runAxe(element)).map((finding) => `${language}: ${finding}`));
  }
  return findings;
}
