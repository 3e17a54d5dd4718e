import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Locator } from '@playwright/test';

type Finding = { id: string; nodes: { html: string }[] };
type InPage = { axe: { run: (context: Element, options: object) => Promise<{ violations: Finding[] }> } };

/** axe as it comes: the stricter bounds of `in-page/axe.ts` are the site's, and not the panel's, most of which is Strapi's. */
const source = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing within a part's page is fading in any more: what does is pale. */
export const waitForAnimations = (part: Locator): Promise<void> =>
  part.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });

/** Runs axe over a part of the panel, for the rest of which Strapi answers. @returns what it finds, by rule and element */
export async function scanPart(part: Locator): Promise<string[]> {
  await waitForAnimations(part);
  await part.page().evaluate(source);
  return part.evaluate(async (element) => {
    // A part is no page: it has no landmarks of its own. The frame of the preview runs no script; its page is the site's.
    const options = { rules: { region: { enabled: false } }, iframes: false };
    const { violations } = await (window as unknown as InPage).axe.run(element, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
