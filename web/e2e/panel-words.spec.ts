import { expect, type Page } from '@playwright/test';

import { collectConsoleErrors } from './panel/console-errors';
import { createAdministrator, createSession } from './panel/editor';
import { isEnglish } from './panel/english';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { readShownTexts } from './panel/shown-texts';
import { startNavigation } from './panel/panel-navigation';
import { settings } from './site';

type Language = 'uz' | 'ru';

const announcements = '/content-manager/collection-types/api::announcement.announcement';

/** Where everybody goes who writes. */
const editorsPages = [
  '',
  announcements,
  ...['page.page', 'page.page/create', 'redirect.redirect/create'].map((page) => `/content-manager/collection-types/api::${page}`),
  ...['home', 'navigation', 'site'].map((type) => `/content-manager/single-types/api::${type}.${type}`),
  '/plugins/upload',
  '/review',
  '/trash',
  '/me',
];

/** What an administrator meets besides. */
const administratorsPages = [
  ...['/audit', '/audit?view=access', '/review'],
  ...['?person=1', '?view=entry&type=news&locale=uz'].map((query) => `/people-and-rights${query}`),
  ...['api::appeal.appeal', 'api::inquiry.inquiry', 'plugin::users-permissions.user', 'plugin::users-permissions.user/create'].map(
    (page) => `/content-manager/collection-types/${page}`,
  ),
  `${announcements}/configurations/list`,
  `${announcements}/configurations/edit`,
  '/content-manager/components/part.picture/configurations/edit',
  ...[
    'application-infos',
    'users',
    'users/1',
    'roles',
    'roles/1',
    'roles/new',
    'api-tokens',
    'api-tokens/create',
    'webhooks',
    'webhooks/create',
    'internationalization',
    'media-library',
    'email',
  ].map((page) => `/settings/${page}`),
];

/** A field in a view, and a type and an action where a token is made. */
const administratorsWords = {
  uz: { editField: /: tahrirlash$/u, tokenType: 'Eʼlonlar', tokenAction: 'bitta yozuvni oʻqish' },
  ru: { editField: /^Изменить: /u, tokenType: 'Объявления', tokenAction: 'чтение одной записи' },
} as const;

/** Collects what is English, with the place. */
function startReading(page: Page, language: Language) {
  const english: string[] = [];
  return {
    english,
    read: async (place: string) => {
      const texts = await readShownTexts(page);
      // A page that says nothing would pass for one without English.
      expect(texts.length, place).toBeGreaterThan(8);
      for (const text of texts) if (isEnglish(text, language)) english.push(`${place}: ${text}`);
    },
  };
}

for (const language of ['uz', 'ru'] as const) {
  test(`a stranger and an editor meet no English (${language})`, async ({ page }) => {
    const { english, read } = startReading(page, language);
    const { open, settle } = startNavigation(page);
    await page.addInitScript((chosen) => {
      window.localStorage.setItem('strapi-admin-language', chosen);
    }, language);
    await page.goto(`${settings.cmsUrl}/admin/auth/login`);
    await page.locator('input[name=email]').fill('nobody@ochiq.example');
    await page.locator('input[name=password]').fill('Wrong-2026');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('#global-form-error')).toBeVisible();
    await read('signing in with a wrong password');

    await openSession(page, language, await createSession([`Editor (${language})`], language));
    const errors = collectConsoleErrors(page);
    await page.reload();
    for (const address of editorsPages) {
      await open(`${address}${address.startsWith('/content') ? `?plugins[i18n][locale]=${language}` : ''}`);
      await read(`editor: ${address === '' ? 'home' : address}`);
    }
    await open(`${announcements}?plugins[i18n][locale]=${language}`);
    await page.locator('thead').getByRole('checkbox').click();
    await read('editor: chosen entries');
    await page
      .locator('main')
      .getByRole('button', { name: language === 'uz' ? 'Eʼlondan olish' : 'Снять с публикации', exact: true })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await settle();
    await read('editor: unpublishing many');
    await page.keyboard.press('Escape');
    await page.locator('tbody tr').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    await settle();
    await read('editor: an entry');
    expect(english).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`an administrator meets no English (${language})`, async ({ page }) => {
    const words = administratorsWords[language];
    const { english, read } = startReading(page, language);
    const { open, settle } = startNavigation(page);
    const errors = collectConsoleErrors(page);
    const [token] = (await (await createAdministrator()).ask('GET', '/admin/api-tokens'))['data'] as { id: number }[];
    await openSession(page, language, await createSession(['Super Admin'], language));
    await page.goto(`${settings.cmsUrl}/admin`);
    for (const address of [...administratorsPages, `/settings/api-tokens/${String(token?.id)}`]) {
      await open(address);
      await read(`administrator: ${address}`);
    }
    for (const kind of ['list', 'edit']) {
      await open(`${announcements}/configurations/${kind}`);
      await page.getByRole('button', { name: words.editField }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settle();
      await read(`administrator: a field of the ${kind} view`);
      await page.keyboard.press('Escape');
    }
    await open('/settings/api-tokens/create');
    await page.getByRole('button', { name: words.tokenType, exact: true }).click();
    await expect(page.getByText(words.tokenAction, { exact: true }).first()).toBeVisible();
    await read('administrator: what a token may do with a type');
    await open('/settings/users');
    await page
      .getByRole('button', { name: language === 'uz' ? 'Yangi foydalanuvchini taklif qilish' : 'Пригласить нового пользователя' })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settle();
    await read('administrator: an invitation');
    expect(english).toEqual([]);
    expect(errors).toEqual([]);
  });
}
