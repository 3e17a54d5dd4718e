import { truncate, writeFile } from 'node:fs/promises';

import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { collectConsoleErrors } from './panel/console-errors';
import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEntryClient, createSession } from './panel/editor';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts } from './panel/texts';
import { settings } from './site';

/** What Strapi's own parts of the panel say. */
const words = {
  uz: { more: 'Yana amallar', hint: 'Nima boʻlgani, bir qatorda.', shared: 'Boshqa tillar', languages: 'English, Русский' },
  ru: { more: 'Другие действия', hint: 'Что произошло, одной строкой.', shared: 'Другие языки', languages: 'English, Русский' },
  en: { more: 'More actions', hint: 'What happened, in one line.', shared: 'Other languages', languages: 'English, Русский' },
} as const;

/** A news item that is on the site in all languages. */
async function findNews(): Promise<string> {
  const answer = await (
    await createAdministrator()
  ).ask('GET', '/content-manager/collection-types/api::news.news?locale=uz&pageSize=1&sort=date:DESC&filters[title][$notNull]=true');
  return (answer['results'] as { documentId: string }[])[0]?.documentId ?? '';
}

for (const language of listStoryLanguages('ru')) {
  test(`an editor of one language is offered what the role may do, and told what all languages share (${language})`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    const { more, hint, shared, languages } = words[language];
    await openSession(page, language, await createSession(['Editor (uz)'], language));
    await page.goto(getEditAddress('news', await findNews(), 'uz'));
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.locator('[title*="[object"]')).toHaveCount(0);

    // Beside copying the id: one language can be deleted, and neither all, nor the model or the view changed.
    const header = page.getByRole('button', { name: more, exact: true }).first();
    await header.click();
    await expect(page.getByRole('menuitem')).toHaveCount(2);
    await page.keyboard.press('Escape');

    await page.locator('input[name=pinned]').click();
    const panel = page.locator('aside').filter({ has: page.getByRole('heading', { name: shared, exact: true }) });
    await expect(panel.getByRole('status')).toContainText(languages);
    const { violations } = await new AxeBuilder({ page }).include('[role=status]').include('form label').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the panel is the institution’s: it has its name and logo, and nothing of the software for sale or for its makers', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const { shortName } = (await createEntryClient(await createAdministrator(), 'site', 'uz').find('')) as { shortName?: string };
  const name = String(shortName);
  await page.addInitScript(() => {
    window.localStorage.setItem('strapi-admin-language', 'uz');
  });
  await page.goto(`${settings.cmsUrl}/admin/auth/login`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${name}$`, 'u'));

  await openSession(page, 'uz', await createSession(['Super Admin'], 'uz'));
  await page.goto(`${settings.cmsUrl}/admin/settings/application-infos`);
  await expect(page.getByRole('img', { name, exact: true }).first()).toBeVisible();
  for (const tool of ['content-type-builder', 'market.strapi.io', '/settings/users-permissions', '/settings/transfer-tokens'])
    await expect(page.locator(`a[href*="${tool}"]`)).toHaveCount(0);
  await expect(page.locator('a[href*="strapi.io/pricing"]:visible')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('what was not found begins its redirect', async ({ page }) => {
  await openSession(page, 'uz', await createSession(['Editor (uz)'], 'uz'));
  const address = '/admin/content-manager/collection-types/api::redirect.redirect/create?plugins[i18n][locale]=uz&from=%2Fru%2Feski';
  await page.goto(settings.cmsUrl + address);
  await expect(page.locator('input[name=from]')).toHaveValue('/ru/eski');
  // One from a file to another site is called so while it is typed.
  await page.locator('input[name=from]').fill('/media/hisobot.pdf');
  await page.locator('input[name=to]').fill('https://boshqa.example/hisobot.pdf');
  await expect(locateSidePanel(page, loadTexts('uz', 'foreign')('title')).getByText('boshqa.example')).toBeVisible();
});

test('a large file is asked about, and one that is too large refused, before it is sent', async ({ page }, info) => {
  const errors = collectConsoleErrors(page);
  const file = info.outputPath('katta.pdf');
  await writeFile(file, '');
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await openSession(page, 'uz', await createSession(['Editor (uz)'], 'uz'));
  await page.goto(`${settings.cmsUrl}/admin/plugins/upload`);
  await page.getByRole('button', { name: 'Yangi', exact: true }).click();
  for (const megabytes of [60, 201]) {
    await truncate(file, megabytes * 1024 * 1024);
    await page.locator('input[type=file]').first().setInputFiles(file);
  }
  expect(said).toEqual([expect.stringContaining('“katta.pdf” (60 MB)'), expect.stringContaining('“katta.pdf” (201 MB)')]);
  expect(errors).toEqual([]);
});

test('the first load of the panel takes at most 1.6 MB on the wire', async ({ browser }) => {
  // In a browser that was never here: the other tests share one that has everything.
  const context = await browser.newContext({ locale: 'uz-UZ' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openSession(page, 'uz', await createSession(['Editor (uz)'], 'uz'));
  await page.goto(`${settings.cmsUrl}/admin`);
  await expect(page.locator('section[aria-labelledby]').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What comes later is not counted, and has no size once the page is closed.
  page.removeAllListeners('requestfinished');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  // What came must be counted at all.
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(1_600_000);
});
