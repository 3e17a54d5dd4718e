import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';

import { findStyleConflicts } from './in-page/style-conflicts';
import { toAddress, waitForHydration, listPagePerTemplate, settings } from './site';

const current = path.join(settings.siteDir, 'current');
const published = path.join(current, 'public');
const read = (file: string) => readFileSync(path.join(published, file), 'utf8');

/** What a page may carry of styles, in KiB; one sheet of all has 80. */
const most = { page: 62, average: 50, everybody: 32 };

const kib = (text: string) => Buffer.byteLength(text) / 1024;

/** The classes that style sheets write of. */
const listClasses = (css: string) =>
  new Set([...css.matchAll(/\.(?<name>-?[A-Za-z_](?:[\w-]|\\.)*)/gu)].map(({ groups }) => (groups?.['name'] ?? '').replaceAll('\\', '')));

const sheets = readdirSync(published).filter((file) => /^styles-\d+-[0-9a-f]{20}\.css$/u.test(file));
/** Those of components: others are the reader's own choices, or for scripts. */
const known = new Set(sheets.flatMap((file) => [...listClasses(read(file))]));

const listStyles = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>(?<css>[^<]*)<\/style>/gu)].map(({ groups }) => groups?.['css'] ?? '');
const listUsedClasses = (html: string) =>
  [...html.matchAll(/ class="(?<names>[^"]+)"/gu)].flatMap(({ groups }) => (groups?.['names'] ?? '').split(/\s+/u));

/** The classes of components that a page shows without any rule of theirs. */
function listUnstyledClasses(html: string): string[] {
  const own = listClasses(listStyles(html).join(''));
  return [...new Set(listUsedClasses(html))].filter((name) => known.has(name) && !own.has(name));
}

const pages = readdirSync(published, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map(({ parentPath, name }) => path.relative(published, path.join(parentPath, name)))
  .map((file) => ({ file, html: read(file) }));

test('every page has the rules of every component that it shows', () => {
  expect(sheets.length).toBeGreaterThan(1);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ html }) => listUsedClasses(html).some((name) => known.has(name))).length).toBe(pages.length);
  expect(pages.map(({ file, html }) => ({ file, bare: listUnstyledClasses(html) })).filter(({ bare }) => bare.length > 0)).toEqual([]);
});

test('a page without the rules of a component would be found', () => {
  const [{ html } = { html: '' }] = pages;
  expect(listUnstyledClasses(html.replace(/<style\b[^>]*>[^<]*<\/style>/u, '')).length).toBeGreaterThan(0);
});

test('there are few sheets, all allowed by the header, and no page carries much more than it shows', () => {
  const { styleHashes } = JSON.parse(readFileSync(path.join(current, 'release.json'), 'utf8')) as { styleHashes: string[] };
  const different = new Set(pages.flatMap(({ html }) => listStyles(html)));
  expect(styleHashes).toHaveLength(different.size);
  expect(different.size).toBeLessThanOrEqual(8);
  const carried = listPagePerTemplate({ withErrors: true }).map(({ path: page, template }) => {
    const file = page.endsWith('.html') ? page : `${page}/index.html`;
    return { template, kib: kib(listStyles(read(file)).join('')) };
  });
  expect(carried.filter((page) => page.kib > most.page)).toEqual([]);
  expect(carried.reduce((sum, page) => sum + page.kib, 0) / carried.length).toBeLessThan(most.average);
  const commonSheets = [...different].filter((css) => pages.every(({ html }) => html.includes(css)));
  expect(commonSheets).toHaveLength(1);
  expect(kib(commonSheets.join(''))).toBeLessThan(most.everybody);
});

test('pages that the server makes of others have their rules, too', async ({ request }) => {
  const origin = new URL(settings.siteUrl).origin;
  const post = (form: string, values: Record<string, string>) =>
    request.post(toAddress(`/en/forms/${form}`), { form: values, headers: { origin }, maxRedirects: 0 });
  const made = [
    await request.get(toAddress('/en/search?q=water')),
    await request.get(toAddress('/en/search?q=qqqqqqqq')),
    await request.get(toAddress('/en/no/such/page')),
    await request.get(toAddress(`/en/${'x'.repeat(9000)}`)),
    await post('contact', { page: '/en/contact', name: 'A' }),
    await post('login', { page: '/en/login', email: 'nobody@mail.example', password: 'wrong-password' }),
    await post('appeal-status', { page: '/en/appeals', number: 'X' }),
  ];
  for (const answer of made) {
    const html = await answer.text();
    expect({ url: answer.url().slice(0, 80), bare: listUnstyledClasses(html), sheets: listStyles(html).length > 0 }).toEqual({
      url: answer.url().slice(0, 80),
      bare: [],
      sheets: true,
    });
  }
});

const inEnglish = listPagePerTemplate().filter(({ form }) => form === 'en');
const getSheets = ({ path: page }: { path: string }) =>
  [...read(`${page}/index.html`).matchAll(/data-href="(?<to>[^"]+)"/gu)].map(([href]) => href).join();

/** One page for each choice of sheets. */
const choices = [...new Map(inEnglish.map((page) => [getSheets(page), page])).values()];

/** The same question to what scripts have made of a page. */
async function listUnstyledNow(page: Page): Promise<string[]> {
  const { css, html } = await page.evaluate(() => ({
    css: [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    html: document.body.outerHTML,
  }));
  const own = listClasses(css);
  return [...new Set(listUsedClasses(html))].filter((name) => known.has(name) && !own.has(name));
}

test('a reader led from page to page has the rules of each with its first sight, however late they come', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const late: string[] = [];
  await page.route('**/styles-*.css', async (route) => {
    late.push(new URL(route.request().url()).pathname);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const [first, ...others] = choices;
  expect(others.length).toBeGreaterThan(4);
  await page.goto(first?.address ?? '');
  await waitForHydration(page, first?.template ?? '');
  expect(late).toEqual([]);
  for (const { path: to } of others) {
    await page.evaluate((place) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(place), to);
    const heading = parse(read(`${to}/index.html`)).querySelector('h1')?.textContent ?? '';
    const isThere = ({ place, words }: { place: string; words: string }) =>
      location.pathname === place && document.querySelector('h1')?.textContent === words;
    await page.waitForFunction(isThere, { place: to, words: heading }, { polling: 'raf' });
    expect({ to, bare: await listUnstyledNow(page) }).toEqual({ to, bare: [] });
  }
  expect(late.length).toBeGreaterThan(0);
  expect(new Set(late).size).toBe(late.length);
  expect(complaints).toEqual([]);
});

test('no page looks otherwise when its sheets come in another order', async ({ page }) => {
  const shown = inEnglish.map(({ path: file }) => read(`${file}/index.html`));
  expect(await findStyleConflicts(page, sheets.map(read), shown)).toEqual([]);
});

test('two sheets that rule the same of one element would be found', async ({ page }) => {
  const layered = (css: string) => `@layer components { ${css} }`;
  const ties = (...css: string[]) => findStyleConflicts(page, css.map(layered), ['<ul class="a"><li class="b">']);
  expect(await ties('.a :is(.b, :not(:is(p, li))) { color: red }', '.a > :hover { color: blue }')).toEqual([
    '.a :is(.b, :not(:is(p, li))) and .a > :hover: color',
  ]);
  expect(await ties('.a { padding: 0 }', '@media print { .a { padding-block-start: 1em } }')).toEqual(['.a and .a: padding-top']);
  expect(await ties('.a::after { gap: var(--x) }', '[hidden]::after { gap: var(--y) }')).toHaveLength(1);
  expect(await ties('.a { color: red }', 'ul.a { color: blue } .a { color: red } .a::after, .b { color: blue } .a { margin: 0 }')).toEqual(
    [],
  );
});
