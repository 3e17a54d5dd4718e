import { writeFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';
import { Audit } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';

import { toAddress, listPagePerTemplate } from './site';

/** Where the findings go, for `pnpm check:standards`, which knows what is accepted. */
const findingsFile = process.env['ALFA_FINDINGS'] ?? '';
const pages = listPagePerTemplate({ withErrors: true });

/** What there is of an outcome of Alfa. */
type Outcome = { outcome: string; rule: { uri: string; requirements?: { uri?: string }[] } };
type Target = { toString: () => string };

const lastPart = (uri: string) => uri.split(/[#/]/u).at(-1) ?? uri;

/**
 * Opens what is closed, but for the menu, whose groups close each other. Browsers hide the content of a closed `details`
 * by `content-visibility`, which Alfa does not know: where its boxes would be, it takes what is there for covered (rule
 * sia-r113 found a link in the footer 6 px wide, below a form that nobody had opened).
 */
async function openDetails(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('details:not([name])')) one.open = true;
    await new Promise(requestAnimationFrame);
  });
}

test('Alfa looks at a page of each template in each language', async ({ page }) => {
  test.setTimeout(pages.length * 60_000);
  const findings: { message: string; place: string }[] = [];
  for (const { path } of pages) {
    await page.goto(toAddress(path), { waitUntil: 'load' });
    await openDetails(page);
    const seen = await Playwright.toPage(await page.evaluateHandle(() => window.document));
    for (const one of await Audit.of(seen, rules).evaluate()) {
      const { outcome, rule }: Outcome = one.toJSON();
      if (outcome !== 'failed') continue;
      const requirements = (rule.requirements ?? []).flatMap(({ uri }) => (uri === undefined ? [] : [lastPart(uri)]));
      const { target }: { target: Target | undefined } = one;
      findings.push({
        message: [lastPart(rule.uri), ...requirements].join(' '),
        place: `${path} ${target?.toString().slice(0, 120) ?? ''}`,
      });
    }
  }
  expect(pages.length).toBeGreaterThan(100);
  writeFileSync(findingsFile, JSON.stringify(findings));
});
