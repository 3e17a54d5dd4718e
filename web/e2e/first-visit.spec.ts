import { expect, test } from '@playwright/test';

import { budgets } from './first-visit/budgets';
import { findOverruns, type WeighedFile } from './first-visit/weigh';

// `crawl.spec` judges a first visit to every template.
test('a page over its budget is told with the largest parts', () => {
  const files = [
    { url: 'http://site/app.js', part: 'script', bytes: 120 * 1024 },
    { url: 'http://site/page.js', part: 'script', bytes: 2048 },
    { url: 'http://site/big.webp', part: 'picture', bytes: 900 * 1024 },
  ] satisfies WeighedFile[];
  expect(findOverruns(files)).toEqual(['JavaScript: 122.0 KiB, 12.0 KiB over 110.0 KiB; most of it: /app.js 120.0 KiB, /page.js 2.0 KiB']);
});

test('everything that a page loads but its pictures belongs to a budget', () => {
  const parts = new Set<string>(budgets.find(({ name }) => name === 'All but pictures')?.parts);
  expect(budgets.flatMap((budget) => budget.parts.filter((part) => !parts.has(part)))).toEqual([]);
});
