import { expect, test } from '@playwright/test';

import { injectAxe, runAxe } from './in-page/axe';
import { fetchHtml, getBodyText, listPagePerTemplate, toAddress } from './site';

test('a citizen chooses Cyrillic, reads on in it, and it is remembered', async ({ page, context }) => {
  await page.goto(toAddress('/uz/vacancy'));
  await page.locator('header a[hreflang="uz-Cyrl"]').click();
  await expect(page).toHaveURL(/\/uz-cyrl\/vacancy$/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
  await expect(page.locator('header a[hreflang="uz-Cyrl"]')).toHaveAttribute('aria-current', 'true');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => [name, value]).sort()).toEqual([
    ['i18n_redirected', 'uz'],
    ['i18n_script', 'uz-cyrl'],
  ]);
  await page.locator('main a[href*="/uz-cyrl/vacancy/"]').first().click();
  await expect(page).toHaveURL(/\/uz-cyrl\/vacancy\/./u);
  await expect(page.locator('h1')).toHaveText(/\p{Script=Cyrillic}/u);
  await page.goto(toAddress('/about'));
  await expect(page).toHaveURL(/\/uz-cyrl\/about$/u);
  await page.locator('header a[hreflang="uz"]').click();
  await expect(page).toHaveURL(/\/uz\/about$/u);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18n_redirected']);
});

test('what is searched for is found and shown in Cyrillic', async ({ page }) => {
  await page.goto(toAddress('/uz-cyrl/search'));
  await page.locator('main input[name="q"]').fill('сув');
  await page.locator('main input[name="q"]').press('Enter');
  await expect(page).toHaveURL(/\/uz-cyrl\/search\?/u);
  const hits = page.locator('main a[href*="/uz-cyrl/"]');
  await expect(hits.first()).toHaveText(/\p{Script=Cyrillic}/u);
  await hits.first().click();
  await expect(page).toHaveURL(/\/uz-cyrl\//u);
});

test('a form that lacks something says so in Cyrillic, and keeps what was typed', async ({ page }) => {
  await page.goto(toAddress('/uz-cyrl/forms/contact'));
  const form = page.locator('main form[action$="/forms/contact"]');
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.locator('input[name="name"]').fill('Ism');
  await form.locator('button:not([type="button"])').first().click();
  await expect(page).toHaveURL(/\/uz-cyrl\/forms\/contact$/u);
  await expect(form.locator('input[name="name"]')).toHaveValue('Ism');
  const errors = form.locator('[aria-invalid="true"]');
  expect(await errors.count()).toBeGreaterThan(0);
  await expect(errors.first()).toHaveAccessibleDescription(/\p{Script=Cyrillic}/u);
});

/** The letters of Uzbek in Cyrillic that Russian lacks. */
const uzbekLetters = 'ЎҚҒҲўқғҳ';

test('the fonts of Cyrillic come with a page, with each letter of Uzbek, for text and headings', async ({ page }) => {
  await page.goto(toAddress('/uz-cyrl/about'));
  const preloaded = await page
    .locator('head link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(preloaded).toHaveLength(3);
  const hasLetters = (letters: string) =>
    [400, 650].every((weight) => document.fonts.check(`${String(weight)} 1rem "Golos Text"`, letters));
  await expect.poll(() => page.evaluate(hasLetters, uzbekLetters)).toBe(true);
  // What was loaded for the page is what its style sheet uses.
  const used = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.woff2')),
  );
  expect([...new Set(used)].sort()).toEqual([...preloaded].sort());
});

/** Latin words that may stay: names, abbreviations and addresses are short of a sentence. */
const latinSentence = /(?:\b[a-z\u02bb\u02bc]{3,} ){3}/u;

test('every template is in Cyrillic, names its other addresses, and no page is only half of it', async () => {
  for (const { path } of listPagePerTemplate({ withErrors: false }).filter(({ form }) => form === 'uz')) {
    const cyrillic = path.replace(/^\/uz/u, '/uz-cyrl');
    const { status, root } = await fetchHtml(cyrillic);
    for (const part of root.querySelectorAll('[lang]:not(html), code, pre, [translate=no]')) if (part.tagName !== 'HTML') part.remove();
    const left = latinSentence.exec(getBodyText(root))?.[0] ?? null;
    expect([cyrillic, status, root.querySelector('html')?.getAttribute('lang'), left]).toEqual([cyrillic, 200, 'uz-Cyrl', null]);
    expect(root.querySelectorAll('script[src], #gatsby-script-loader')).toHaveLength(0);
  }
});

for (const path of ['/uz-cyrl', '/uz-cyrl/contact', '/uz-cyrl/faq'])
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(toAddress(path));
    await injectAxe(page, true);
    expect(await runAxe(page)).toEqual([]);
  });
