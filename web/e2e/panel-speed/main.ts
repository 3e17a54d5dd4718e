import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { browserOptions } from '../browser-options.ts';
import { getQuantile } from '../quantile.ts';
import { settings } from '../site.ts';
import { measureLoads, type MeasuredPage } from './measure-loads.ts';
import { measurePreview, measureTyping } from './measure-keys.ts';
import { measureRequests, measureSearch } from './measure-search.ts';
import { openPanelSession, type PanelSession } from './panel-session.ts';

const list = '/content-manager/collection-types/api::news.news';
const locale = 'plugins[i18n][locale]=uz';
const narrowed = 'plugins[ochiq][languageState]=ru:published';
/** Blocks of the text in which is typed. */
const blockCount = 60;

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

/** Creates a draft with a long text, of which nothing else is known. @returns its id */
async function createLongDraft({ ask }: PanelSession): Promise<string> {
  const sentence = 'Ekspeditsiya yer osti suvlarining sathini har oyda oʻlchaydi va natijasini eʼlon qiladi.';
  const body = Array.from({ length: blockCount }, (_, index) => paragraph(`${String(index + 1)}. ${sentence} ${sentence}`));
  const categories = (await ask('GET', '/content-manager/collection-types/api::category.category?locale=uz'))['results'];
  const [category] = categories as { documentId: string }[];
  const values = { title: 'Uzun matn', summary: sentence, body, date: '2026-11-26', pinned: false };
  const { data } = await ask('POST', `${list}?locale=uz`, { ...values, category: { set: [{ documentId: category?.documentId }] } });
  return (data as { documentId: string }).documentId;
}

/** Opens a browser of somebody who is signed in. */
async function openContext(browser: Browser, { token }: PanelSession): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'uz-UZ', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    (given) => {
      if (window.location.origin !== given.origin) return;
      window.localStorage.setItem('jwtToken', JSON.stringify(given.token));
      window.localStorage.setItem('isLoggedIn', 'true');
      window.localStorage.setItem('strapi-admin-language', 'uz');
    },
    { token, origin: new URL(settings.cmsUrl).origin },
  );
  return context;
}

const formatRow = (name: string, ...figures: readonly number[]) =>
  `${name.padEnd(44)}${figures.map((figure) => figure.toFixed(0).padStart(10)).join('')}`;

/** Prints how quick the panel is: loads of its pages, typing in a long text, and the preview that follows. For `pnpm bench panel`. */
async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 20);
  const hasPublisher = process.argv[3] !== 'without-publisher';
  const session = await openPanelSession();
  const draft = await createLongDraft(session);
  const edit = `/admin${list}/${draft}?${locale}`;
  const browser = await chromium.launch(browserOptions);

  console.log(`${''.padEnd(44)}${['first', 'p50', 'p95'].map((head) => head.padStart(10)).join('')}   (ms)`);
  const pages: readonly MeasuredPage[] = [
    { name: 'My desk can be used', path: '/admin', shown: 'main h1, main h2' },
    { name: 'A list can be used', path: `/admin${list}?${locale}`, shown: 'main table tbody tr' },
    { name: 'A list of one state can be used', path: `/admin${list}?${locale}&${narrowed}`, shown: 'main table tbody tr, main h2' },
    { name: `An entry of ${String(blockCount)} blocks can be used`, path: edit, shown: '[data-field="body"] [contenteditable="true"]' },
  ];
  for (const page of pages) {
    const context = await openContext(browser, session);
    const { first, others } = await measureLoads(context, page, runs);
    console.log(formatRow(page.name, first, getQuantile(others, 0.5), getQuantile(others, 0.95)));
    await context.close();
  }

  const page = await (await openContext(browser, session)).newPage();
  const built = await measureRequests(session, runs * 5);
  console.log(formatRow('The index of the search is built', built.first));
  console.log(formatRow('A request of the search', built.others[0] ?? 0, getQuantile(built.others, 0.5), getQuantile(built.others, 0.95)));
  const found = await measureSearch(page, runs * 5);
  console.log(formatRow('A key in the search, to its results', found[0] ?? 0, getQuantile(found, 0.5), getQuantile(found, 0.95)));
  await page.goto(settings.cmsUrl + edit);
  const text = page.locator('[data-field="body"] [contenteditable="true"]');
  await text
    .locator('p')
    .nth(blockCount / 2)
    .click();
  const typed = await measureTyping(page, runs * 5);
  console.log(formatRow('A key in the text, to the picture', typed[0] ?? 0, getQuantile(typed, 0.5), getQuantile(typed, 0.95)));

  if (hasPublisher) await printPreview(page, runs);
  await browser.close();
  await session.ask('DELETE', `${list}/${draft}?locale=*`);
}

/** Prints how soon the preview follows what is typed. */
async function printPreview(page: Page, runs: number): Promise<void> {
  await page.locator('aside button[aria-pressed="false"]').first().click();
  await page.frameLocator('[data-ochiq="preview"] iframe').locator('h1').waitFor();
  const fields = [
    { name: 'A key in the title, to the preview', written: 'input[name="title"]', shown: 'h1' },
    { name: 'A key in the text, to the preview', written: '[data-field="body"] [contenteditable] p', shown: '[data-ochiq-path="body.0"]' },
  ];
  for (const { name, ...field } of fields) {
    await page.locator(field.written).first().click();
    await page.keyboard.press('End');
    const shown = await measurePreview(page, field, runs * 5);
    console.log(formatRow(name, shown[0] ?? 0, getQuantile(shown, 0.5), getQuantile(shown, 0.95)));
  }
}

void main();
