import type { Locator } from '@playwright/test';

import { injectAxe } from '../in-page/axe';

type Finding = { id: string; nodes: { html: string }[] };
type InPage = { axe: { run: (context: Element, options: object) => Promise<{ violations: Finding[] }> } };

/** Runs axe over a part of the panel, for the rest of which Strapi answers. @returns what it finds, by rule and element */
export async function scanPart(part: Locator): Promise<string[]> {
  await injectAxe(part.page(), true);
  return part.evaluate(async (element) => {
    const { violations } = await (window as unknown as InPage).axe.run(element, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Above 4.5 for small text, as everywhere in the panel: the stricter bounds are the site's.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
