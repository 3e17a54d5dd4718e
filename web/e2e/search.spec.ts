import { expect, test, type Page } from '@playwright/test';

import { injectAxe, runAxe } from './in-page/axe';
import { findLayoutProblems } from './in-page/layout';
import { toAddress, fetchHtml, waitForHydration } from './site';

const getSearchPath = (q: string, more = '', locale = 'uz') => `/${locale}/search?q=${encodeURIComponent(q)}${more}`;
const titles = (page: Page) => page.locator('main ol h3').filter({ visible: true });
const type = (page: Page) => page.getByRole('main').locator('select[name=type]');
const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search the site' });
const options = (page: Page) => page.getByRole('main').getByRole('option');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the front door’s box leads to what was found, told in title and heading', async ({ page }) => {
    await page.goto(toAddress('/en'));
    await page.getByRole('main').getByRole('searchbox').fill('groundwater');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=groundwater$/u);
    await expect(page).toHaveTitle(/^groundwater – /u);
    await expect(page.locator('h1')).toContainText('groundwater');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('groundwater');
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ results? found$/u })).toBeVisible();
    expect(await titles(page).count()).toBeGreaterThan(0);
    await expect(page.locator('main mark').first()).toBeVisible();
    await titles(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/(?!search)/u);
  });

  test('all ways to write a word find the same pages', async ({ page }) => {
    const found: string[][] = [];
    for (const word of [
      'oʻzbekiston',
      "o'zbekiston",
      'o‘zbekiston',
      'o’zbekiston',
      'o`zbekiston',
      'ozbekiston',
      'OʻZBEKISTON',
      'ўзбекистон',
    ]) {
      await page.goto(toAddress(getSearchPath(word)));
      found.push(await titles(page).allInnerTexts());
    }
    expect(found[0]).not.toEqual([]);
    for (const others of found) expect(others).toEqual(found[0]);
  });

  test('a keyboard in the wrong layout is understood, and the page says how', async ({ page }) => {
    await page.goto(toAddress(getSearchPath('djlf', '', 'ru')));
    await expect(page.getByText('Запрос понят так:')).toContainText('вода');
    expect(await titles(page).count()).toBeGreaterThan(0);
  });

  test('filters narrow what was found, say so, and are kept by the form', async ({ page }) => {
    await page.goto(toAddress(getSearchPath('suv')));
    const filters = page.getByRole('navigation', { name: 'Natijalarni saralash' });
    const link = filters.getByRole('list', { name: 'Turi' }).getByRole('link').nth(1);
    const count = Number(/\d+$/u.exec(await link.innerText())?.[0]);
    await link.click();
    await expect(page).toHaveURL(/[?&]type=/u);
    await expect(filters.locator('[aria-current=page]').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: `${String(count)} ta natija topildi` })).toBeVisible();
    const chosen = new URL(page.url()).searchParams.get('type') ?? '';
    await expect(type(page)).toHaveValue(chosen);
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`type=${chosen}`, 'u'));
  });

  test('more than one page of hits is turned by links', async ({ page }) => {
    await page.goto(toAddress(getSearchPath('suv')));
    const first = await titles(page).allInnerTexts();
    await page.getByRole('link', { name: 'Keyingi' }).click();
    await expect(page).toHaveURL(/[?&]page=2$/u);
    // An address is there before its page is, and this link comes after all hits.
    await expect(page.getByRole('link', { name: 'Oldingi' })).toBeVisible();
    const second = await titles(page).allInnerTexts();
    expect(second.filter((title) => first.includes(title)).length).toBeLessThan(second.length);
    await page.getByRole('link', { name: 'Oldingi' }).click();
    await expect(titles(page)).toHaveText(first);
  });

  test('what is found in another language is named in it, and leads there', async ({ page }) => {
    await page.goto(toAddress(getSearchPath('вода', '', 'uz')));
    const other = page.getByRole('main').getByRole('link', { name: /^Русский \(\d+\)$/u });
    await expect(other).toHaveAttribute('lang', 'ru');
    await other.click();
    await expect(page).toHaveURL(/\/ru\/search\?q=/u);
    await expect(titles(page).first()).toBeVisible();
  });

  test('where nothing is found there are other ways', async ({ page }) => {
    await page.goto(toAddress(getSearchPath('qqqqzzzzxxxx', '&type=news', 'en')));
    await expect(page.getByRole('heading', { name: 'Nothing was found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Site map' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Trust phone:')).toBeVisible();
    await page.getByRole('link', { name: 'Search the whole site without filters' }).click();
    expect(new URL(page.url()).searchParams.has('type')).toBe(false);
  });

  test('the box beside the news searches the news', async ({ page }) => {
    await page.goto(toAddress('/en/blog-sidebar'));
    const field = page.getByRole('searchbox', { name: 'Search the news' });
    await field.fill('water');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=water&type=news$/u);
    await expect(type(page)).toHaveValue('news');
  });
});

test('whatever is asked is said as words', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const hostile of [
    '"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    "' OR 1=1 --",
    'a" NEAR b* (',
    '{{count}}',
  ]) {
    await page.goto(toAddress(getSearchPath(hostile, '', 'en')));
    await waitForHydration(page, 'search');
    await expect(page.locator('h1')).toContainText(hostile);
    await expect(box(page)).toHaveValue(hostile);
  }
  expect(dialogs).toEqual([]);
});

test('an answer is for one reader: nobody keeps or lists it, and its canonical address has no question', async () => {
  const { status, headers, root } = await fetchHtml(getSearchPath('suv'));
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex']);
  expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(toAddress('/uz/search'));
  expect((await fetchHtml(getSearchPath('a'.repeat(201)))).status).toBe(400);
  expect((await fetchHtml(getSearchPath('a'.repeat(10_000)))).status).toBe(414);
});

test('React takes an answer over without touching or asking anything', async ({ page }) => {
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url().includes('/search')) asked.push(request.resourceType());
  });
  await page.goto(toAddress(getSearchPath('groundwater', '', 'en')));
  const answer = page.locator('main [data-place$=answer]');
  const before = await answer.innerText();
  const first = await titles(page).first().elementHandle();
  await page.keyboard.press('Shift');
  await waitForHydration(page, 'search');
  expect(await answer.innerText()).toBe(before);
  expect(await first.evaluate((heading) => heading.isConnected)).toBe(true);
  await expect(page).toHaveTitle(/^groundwater – /u);
  expect(asked.filter((type) => type === 'document')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('back and forward between questions and other pages show what belongs there', async ({ page }) => {
  await page.goto(toAddress(getSearchPath('groundwater', '', 'en')));
  await waitForHydration(page, 'search');
  const found = await titles(page).allInnerTexts();
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/search$/u);
  await expect(page.getByRole('heading', { name: 'Most asked for' })).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await page.goBack();
  await expect(titles(page)).toHaveText(found);
});

test.describe('suggestions', () => {
  test('come while a reader types and are worked by the keyboard', async ({ page }) => {
    await page.goto(toAddress('/en'));
    await waitForHydration(page, 'home');
    await box(page).pressSequentially('groun');
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(/^\d+ suggestions?$/u);
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('groun');
    await box(page).pressSequentially('d');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/(?!search).+/u);
  });

  test('in the list axe finds nothing, and nothing is cut off at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(toAddress('/en/search'));
    await waitForHydration(page, 'search');
    await box(page).pressSequentially('ground');
    await expect(options(page).first()).toBeVisible();
    await injectAxe(page, true);
    expect(await runAxe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('that do not come leave a plain search', async ({ page }) => {
    await page.route('**/search/suggestions.json*', (route) => route.abort());
    await page.goto(toAddress('/en'));
    await waitForHydration(page, 'home');
    await box(page).pressSequentially('groundwater');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=groundwater$/u);
  });
});

for (const path of [
  getSearchPath('suv'),
  getSearchPath('вода', '', 'ru'),
  getSearchPath('groundwater', '&type=news', 'en'),
  getSearchPath('qqqqzzzz', '', 'ru'),
  getSearchPath('a'.repeat(201)),
]) {
  test(`${path.slice(0, 40)}: axe finds nothing, and nothing scrolls sideways or is cut off at 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(toAddress(path));
    await waitForHydration(page, 'search');
    await injectAxe(page, true);
    expect(await runAxe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await runAxe(page)).toEqual([]);
    expect(await findLayoutProblems(page)).toEqual([]);
  });
}
