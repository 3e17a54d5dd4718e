import { chromium } from '@playwright/test';

import { browserOptions } from '../browser-options.ts';
import { listPagePerTemplate } from '../site.ts';
import { budgets } from './budgets.ts';
import { visit } from './visit.ts';
import { computeFigures, formatKib, weigh } from './weigh.ts';

/** Prints what a first visit to one page of every template weighs. For `pnpm bench pages`; it may name one template. */
async function main(): Promise<void> {
  const browser = await chromium.launch(browserOptions);
  const cell = (text: string) => text.padStart(18);
  console.log(`${'Page'.padEnd(44)}${budgets.map(({ name, limit }) => cell(`${name} ≤${limit}`)).join('')}`);
  const most = new Map<string, number>();
  const only = process.argv[2];
  for (const listed of listPagePerTemplate({ withErrors: true }).filter(({ template }) => only === undefined || template === only)) {
    const context = await browser.newContext();
    const { loaded } = await visit(await context.newPage(), listed);
    await context.close();
    const figures = computeFigures(await weigh(loaded));
    for (const { name, bytes } of figures) most.set(name, Math.max(most.get(name) ?? 0, bytes));
    console.log(
      `${listed.path.slice(0, 43).padEnd(44)}${figures.map(({ bytes, limit }) => cell(`${bytes > limit ? '! ' : ''}${formatKib(bytes)}`)).join('')}`,
    );
  }
  await browser.close();
  console.log(`${'Most'.padEnd(44)}${budgets.map(({ name }) => cell(formatKib(most.get(name) ?? 0))).join('')}`);
}

void main();
