import { expect, test } from '@playwright/test';

import { budgets } from './first-visit/budgets';
import { visit } from './first-visit/visit';
import { figuresOf, overruns, weigh, type Weighed } from './first-visit/weigh';
import { onePageOfEach } from './the-site';

for (const listed of onePageOfEach({ withErrors: true })) {
  test(`${listed.path}: comes alive without a complaint, within its budgets, asks nobody else and keeps no cookie`, async ({ page }) => {
    const { loaded, complaints, strangers, cookies } = await visit(page, listed);
    const weighed = await weigh(loaded);
    expect({ complaints, strangers, cookies, overruns: overruns(weighed) }).toEqual({
      complaints: [],
      strangers: [],
      cookies: [],
      overruns: [],
    });
    // Figures that miss a part would always be good.
    expect(weighed.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(figuresOf(weighed).at(0)?.bytes).toBeGreaterThan(1024);
    if (listed.template !== 'error' && listed.template !== 'not-found') expect(figuresOf(weighed).at(1)?.bytes).toBeGreaterThan(10_240);
  });
}

test('a page over its budget is told with the largest parts', () => {
  const files = [
    { url: 'http://site/app.js', part: 'script', bytes: 120 * 1024 },
    { url: 'http://site/page.js', part: 'script', bytes: 2048 },
    { url: 'http://site/big.webp', part: 'picture', bytes: 900 * 1024 },
  ] satisfies Weighed[];
  expect(overruns(files)).toEqual(['JavaScript: 122.0 KiB, 12.0 KiB over 110.0 KiB; most of it: /app.js 120.0 KiB, /page.js 2.0 KiB']);
});

test('everything that a page loads but its pictures belongs to a budget', () => {
  const parts = new Set<string>(budgets.find(({ name }) => name === 'All but pictures')?.parts);
  expect(budgets.flatMap((budget) => budget.parts.filter((part) => !parts.has(part)))).toEqual([]);
});
