import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { immutableFilePatterns } from '@ochiq/contract/routing/immutable-files';

import { findStyleConflicts } from './in-page/style-conflicts';
import { toAddress, waitForHydration, listPagePerTemplate, settings } from './site';

const current = path.join(settings.siteDir, 'current');
const published = path.join(current, 'public');
const read = (file: string) => readFileSync(path.join(published, file), 'utf8');

/** What styles may weigh, in KiB: the sheet of all pages, that of a page's own part, and both on average. */
const most = { common: 44, own: 8, average: 46 };

const kib = (text: string) => Buffer.byteLength(text) / 1024;

/** The classes that style sheets write of. */
const listClasses = (css: string) =>
  new Set([...css.matchAll(/\.(?<name>-?[A-Za-z_](?:[\w-]|\\.)*)/gu)].map(({ groups }) => (groups?.['name'] ?? '').replaceAll('\\', '')));

const sheets = readdirSync(published).filter((file) => immutableFilePatterns.code.test(file) && file.endsWith('.css'));
/** Those of components: others are the reader's own choices, or for scripts. */
const known = new Set(sheets.flatMap((file) => [...listClasses(read(file))]));

const listLinkedSheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="(?<href>[^"]+)"/gu)].map(({ groups }) => path.basename(groups?.['href'] ?? ''));
const listInlineStyles = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>(?<css>[^<]*)<\/style>/gu)].map(({ groups }) => groups?.['css'] ?? '');
const listStyles = (html: string) => [...listLinkedSheets(html).map(read), ...listInlineStyles(html)];
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

const isErrorPage = (file: string) => /(?:404|error-\d{3})\.html$/u.test(file);

test('every page has the rules of every component that it shows', () => {
  expect(sheets.length).toBeGreaterThan(1);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ html }) => listUsedClasses(html).some((name) => known.has(name))).length).toBe(pages.length);
  expect(pages.map(({ file, html }) => ({ file, bare: listUnstyledClasses(html) })).filter(({ bare }) => bare.length > 0)).toEqual([]);
});

test('a page without the rules of a component would be found', () => {
  const html = pages.find(({ file }) => !isErrorPage(file))?.html ?? '';
  expect(listUnstyledClasses(html.replaceAll(/<link rel="stylesheet"[^>]*>/gu, '')).length).toBeGreaterThan(0);
});

test('a page links one sheet of all pages and one of its part; an error page carries its own, which the header allows', () => {
  const { styleHashes } = JSON.parse(readFileSync(path.join(current, 'release.json'), 'utf8')) as { styleHashes: string[] };
  const [errors, others] = [pages.filter(({ file }) => isErrorPage(file)), pages.filter(({ file }) => !isErrorPage(file))];
  expect(errors.length).toBeGreaterThan(4);
  expect(errors.filter(({ html }) => listLinkedSheets(html).length > 0 || listInlineStyles(html).length === 0)).toEqual([]);
  expect(styleHashes).toHaveLength(new Set(errors.flatMap(({ html }) => listInlineStyles(html))).size);
  expect(styleHashes.length).toBeLessThanOrEqual(3);
  const linked = others.map(({ file, html }) => ({ file, sheets: listLinkedSheets(html), inline: listInlineStyles(html).length }));
  expect(linked.filter(({ sheets: { length }, inline }) => length < 1 || length > 2 || inline > 0)).toEqual([]);
  const [{ sheets: candidates } = { sheets: [] }] = linked;
  const common = candidates.filter((sheet) => linked.every((page) => page.sheets.includes(sheet)));
  expect(common).toHaveLength(1);
  expect(kib(common.map(read).join(''))).toBeLessThan(most.common);
  const own = new Set(linked.flatMap((page) => page.sheets.filter((sheet) => !common.includes(sheet))));
  expect([...own].map((file) => ({ file, kib: kib(read(file)) })).filter((sheet) => sheet.kib > most.own)).toEqual([]);
  const weights = listPagePerTemplate().map(({ path: page }) => kib(listStyles(read(`${page}/index.html`)).join('')));
  expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeLessThan(most.average);
});

/** What a server sends on a new connection before it has heard of the browser again: ten segments, in bytes. */
const firstRoundTrip = 14_600;

test('a page comes with the first round trip of a connection', () => {
  const sizes = pages.map(({ file }) => ({ file, bytes: statSync(path.join(published, `${file}.br`)).size }));
  expect(sizes.filter(({ file, bytes }) => !isErrorPage(file) && bytes > firstRoundTrip)).toEqual([]);
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
const getSheets = ({ path: page }: { path: string }) => listLinkedSheets(read(`${page}/index.html`)).join();

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

test.describe('without a service worker, whose requests can’t be held up', () => {
  test.use({ serviceWorkers: 'block' });

  test('a reader led from page to page has the rules of each with its first sight, however late they come', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const late: string[] = [];
    await page.route('**/styles-*.css', async (route) => {
      // What is fetched ahead is requested once more where it is needed: a browser whose requests are held up has no cache.
      if (route.request().headers()['sec-purpose'] === 'prefetch') return route.continue();
      late.push(new URL(route.request().url()).pathname);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return route.continue();
    });
    const [first, ...others] = choices;
    expect(others.length).toBeGreaterThan(4);
    await page.goto(first?.address ?? '');
    await waitForHydration(page, first?.template ?? '');
    expect(late.length).toBe(2);
    for (const { path: to } of others) {
      await page.evaluate((place) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(place), to);
      const heading = parse(read(`${to}/index.html`)).querySelector('h1')?.textContent ?? '';
      const isThere = ({ place, words }: { place: string; words: string }) =>
        location.pathname === place && document.querySelector('h1')?.textContent === words;
      await page.waitForFunction(isThere, { place: to, words: heading }, { polling: 'raf' });
      expect({ to, bare: await listUnstyledNow(page) }).toEqual({ to, bare: [] });
    }
    expect(late.length).toBeGreaterThan(2);
    expect(new Set(late).size).toBe(late.length);
    expect(complaints).toEqual([]);
  });
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
  // What always comes together has an order, what sometimes comes alone has none.
  expect(
    await ties('.a { color: red } .b { margin: 0 } ul { color: blue } .a { color: blue }', '.a { color: red } .a { color: blue }'),
  ).toEqual([]);
  expect(await ties('.b { color: red } li.b, .b { color: blue }', '.b { color: red }', '.b { color: blue }')).toEqual(['.b and .b: color']);
  expect(await ties('.a::after { gap: var(--x) }', '[hidden]::after { gap: var(--y) }')).toHaveLength(1);
  expect(await ties('.a { color: red }', 'ul.a { color: blue } .a { color: red } .a::after, .b { color: blue } .a { margin: 0 }')).toEqual(
    [],
  );
});
