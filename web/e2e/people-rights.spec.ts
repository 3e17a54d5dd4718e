import { expect, type Page } from '@playwright/test';

import { createAdministrator, createEditor, createSession } from './panel/editor';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { settings } from './site';

/** What Strapi's own parts of the panel say, what it calls roles and types, and the person of each round: a name of its own. */
const words = {
  uz: {
    ...{ manager: 'Kontent', forbidden: 'Bu maʼlumotlarni koʻrishga ruxsatingiz yoʻq', role: 'Matbuot xizmati' },
    ...{ news: 'Yangiliklar', documents: 'Hujjatlar', person: 'Shahnoza Umarova' },
  },
  ru: {
    ...{ manager: 'Содержимое', forbidden: 'У вас нет прав доступа к этому содержимому', role: 'Пресс-служба' },
    ...{ news: 'Новости', documents: 'Документы', person: 'Раъно Умарова' },
  },
  en: {
    ...{ manager: 'Content Manager', forbidden: "You don't have the permissions to access that content", role: 'Press service' },
    ...{ news: 'News', documents: 'Document', person: 'Sevara Umarova' },
  },
} as const satisfies Record<PanelLanguage, unknown>;

const address = `${settings.cmsUrl}/admin/people-and-rights`;
const people: number[] = [];

/** Makes a person with a role, who is deleted afterwards. @returns the session */
async function makePerson(role: string, language: PanelLanguage, name?: string): Promise<string> {
  const [firstname = '', lastname = ''] = name?.split(' ') ?? [];
  const session = await createSession([role], language, ...(name === undefined ? [] : [{ firstname, lastname }]));
  people.push(((await createEditor(session).ask('GET', '/admin/users/me'))['data'] as { id: number }).id);
  return session;
}
test.afterAll(async () => {
  const { ask } = await createAdministrator();
  for (const id of people) await ask('DELETE', `/admin/users/${String(id)}`).catch(() => undefined);
});

/** Chooses an option by keyboard, as a person without a mouse does. */
async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).press('Enter');
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).press('Enter');
}

for (const language of listStoryLanguages('ru')) {
  test(`an auditor sees what a person may do, and who may publish (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'rights');
    const { role, news, documents, person } = words[language];
    const press = await makePerson('Press service', language, person);
    await openSession(page, language, await makePerson('Auditor', language));
    await page.goto(`${settings.cmsUrl}/admin`);
    await page
      .getByRole('link', { name: say('title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/people-and-rights$/u);
    const part = page.locator('[data-ochiq="people-rights"]');
    await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();

    // A run before may have left a person of the same name: then the number of the account is behind it.
    await choose(page, say('choose-person'), new RegExp(`^${person}(?: \\(${String(people[0])}\\))?$`, 'u'));
    await expect(page).toHaveURL(/\?person=\d+$/u);
    await expect(part.getByText(toPattern(say('roles'), { roles: role }))).toBeVisible();
    await expect(part.getByText(say('active'), { exact: true })).toBeVisible();
    const table = part.getByRole('table', { name: toPattern(say('table'), { person }) });
    const row = table.locator('tbody > tr').filter({ has: page.getByText(news, { exact: true }) });
    await expect(row.locator('td')).toHaveText([news, ...Array.from({ length: 4 }, () => say('all-languages')), say('no')]);
    await expect(part.getByText(toPattern(say('without'), {}, 'alone'))).toContainText(documents);
    expect(await scanPart(part)).toEqual([]);

    await part.getByRole('button', { name: say('entry'), exact: true }).press('Enter');
    await choose(page, say('choose-language'), 'English');
    await expect(page).toHaveURL(/view=entry&type=news&locale=en$/u);
    const publishing = part.getByRole('region', { name: say('who-publishes') });
    await expect(publishing.getByRole('listitem').filter({ hasText: person }).first()).toContainText(role);
    await choose(page, say('choose-type'), documents);
    await expect(page).toHaveURL(/type=document&locale=en$/u);
    await expect(publishing.getByRole('listitem').first()).toBeVisible();
    await expect(publishing.getByRole('listitem').filter({ hasText: person })).toHaveCount(0);
    expect(await scanPart(part)).toEqual([]);

    // On a phone the page is as wide as the window: only the table scrolls by itself.
    await page.setViewportSize({ width: 320, height: 640 });
    for (const query of ['?view=entry&type=news&locale=uz', `?person=${String(people[0])}`]) {
      await openInPanel(page, `${address}${query}`);
      await expect(part.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    expect(await scanPart(part)).toEqual([]);

    // Who only works with content has no way to it.
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSession(page, language, press);
    await page.goto(address);
    await expect(page.getByText(words[language].forbidden)).toBeVisible();
    await expect(page.getByRole('link', { name: words[language].manager, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: say('title'), exact: true })).toHaveCount(0);
  });
}
