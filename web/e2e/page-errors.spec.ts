import { expect, test, type Page } from '@playwright/test';

import { toAddress, waitForHydration } from './site';

/** Changes the code of one template on its way to the browser. */
async function change(page: Page, template: string, from: RegExp, to: string): Promise<void> {
  await page.route(`**/component---src-templates-${template}-tsx-*.js`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code, `the code of the template ${template}`).toMatch(from);
    await route.fulfill({ response, body: code.replace(from, to) });
  });
}

// What is still under way when a test ends is not its fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type PageData = { result: { pageContext: { page: Record<string, unknown> } } };

/** Changes what a page is made of on its way to the browser. */
async function breakPage(page: Page, path: string, parts: readonly string[]): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    for (const part of parts) data.result.pageContext.page[part] = null;
    await route.fulfill({ response, json: data });
  });
}

async function navigateFrom(page: Page, start: string, template: string, to: string): Promise<void> {
  await page.goto(toAddress(start));
  await waitForHydration(page, template);
  await page.evaluate((path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to);
}

test('a layout that nobody knows is the default one', async ({ page }) => {
  await change(page, 'home', /layout:"home"/u, 'layout:"no-such-layout"');
  await navigateFrom(page, '/en/faq', 'faq', '/en');
  await expect(page).toHaveURL(toAddress('/en'));
  // The home page's own layout has no heading of the default kind above it.
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a check that nobody knows is error 500 and says its name', async ({ page }) => {
  await change(page, 'not-found', /"answer-of-server"/u, '"no-such-check"');
  // The page that Gatsby has for a missing one is in the default language.
  await navigateFrom(page, '/uz/faq', 'faq', '/uz/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nomaʼlum oraliq dastur no-such-check');
  await expect(page.getByRole('alert')).toContainText('500');
});

const words = {
  uz: { error: 'Xatolik', last: 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi', home: 'Bosh sahifaga oʻtish' },
  ru: { error: 'Ошибка', last: 'При показе страницы ошибки произошла ошибка', home: 'Перейти на главную страницу' },
  en: { error: 'Error', last: 'An error occurred while showing the error page', home: 'Go back to home' },
} as const;

for (const locale of ['uz', 'ru', 'en'] as const) {
  test(`${locale}: a page that can't be shown is an error page in its language, with a way home`, async ({ page }) => {
    await breakPage(page, `/${locale}/faq`, ['body']);
    await navigateFrom(page, `/${locale}/contact`, 'contact', `/${locale}/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].error);
    await expect(page.getByText(/500/u).first()).toBeVisible();
    await page.locator(`main a[href$="/${locale}"]`).first().click();
    await expect(page).toHaveURL(toAddress(`/${locale}`));
  });

  test(`${locale}: an error in the error page leaves words and a link that need nothing else`, async ({ page }) => {
    await breakPage(page, `/${locale}/faq`, ['body', 'shell']);
    await navigateFrom(page, `/${locale}/contact`, 'contact', `/${locale}/faq`);
    const last = page.getByRole('alert');
    await expect(last).toContainText(words[locale].last);
    const look = await last
      .locator('p')
      .first()
      .evaluate((words) => ({ top: words.getBoundingClientRect().top, size: getComputedStyle(words).fontSize }));
    expect(look.size).toBe('28px');
    expect(look.top).toBeGreaterThan(80);
    await page.getByRole('link', { name: words[locale].home }).click();
    await expect(page).toHaveURL(toAddress(`/${locale}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
