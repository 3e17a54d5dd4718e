import { expect, type Page } from '@playwright/test';

import { createModeratorSession, createSession } from './panel/editor';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, type PanelLanguage } from './panel/texts';
import { settings } from './site';

/** What Strapi calls the content manager, and its own groups. */
const strapiNames = {
  uz: { manager: 'Kontent', former: ['Toʻplamlar', 'Yagona sahifalar'] },
  ru: { manager: 'Содержимое', former: ['Коллекции', 'Одиночные страницы'] },
  en: { manager: 'Content Manager', former: ['Collection Types', 'Single Types'] },
} as const;

/** Opens the content manager in a language. @returns its left side */
async function openLeftSide(page: Page, language: PanelLanguage, session: string, address = '') {
  await openSession(page, language, session);
  await page.goto(`${settings.cmsUrl}/admin/content-manager${address}`);
  const side = page.getByRole('navigation', { name: strapiNames[language].manager, exact: true });
  await expect(side.getByRole('group').first()).toBeVisible();
  return side;
}

for (const language of listStoryLanguages('uz'))
  test(`an editor finds types by work, by name and by keyboard (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'groups');
    const session = await createSession([`Editor (${language})`], language);
    const list = '/collection-types/api::page.page?plugins[i18n][locale]=';
    const side = await openLeftSide(page, language, session, `${list}${language}`);
    const groups = side.getByRole('group');
    for (const [index, name] of ['press', 'documents', 'institution', 'citizens', 'site'].entries())
      await expect(groups.nth(index)).toHaveAccessibleName(say(name));
    for (const name of strapiNames[language].former) await expect(side.getByText(name, { exact: true })).toHaveCount(0);
    // Types with one entry stand among the others.
    await expect(side.getByRole('group', { name: say('site') }).locator('a[href*="/single-types/"]')).toHaveCount(4);
    expect(await scanPart(side)).toEqual([]);

    const news = side.locator('a[href*="api::news.news"]');
    const name = String(await news.textContent());
    const search = side.locator('input[name=search_contentType]');
    await search.fill(name.toUpperCase());
    await expect(groups).toHaveCount(1);
    await search.fill(`${name} ${name}`);
    await expect(side.getByRole('status')).toHaveText(say('none'));
    await search.fill(name);
    await expect(news).toBeVisible();
    await search.press('Tab');
    // The button that empties the field is before the list.
    await page.keyboard.press('Tab');
    await expect(news).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`api::news\\.news\\?.*locale\\]=${language}`, 'u'));
  });

test('who answers citizens sees their group only', async ({ page }) => {
  const side = await openLeftSide(page, 'uz', await createModeratorSession('uz'));
  await expect(side.getByRole('group')).toHaveCount(1);
  await expect(side.getByRole('group', { name: loadTexts('uz', 'groups')('citizens') }).getByRole('link')).toHaveCount(6);
});
