import { readFile } from 'node:fs/promises';

import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { expect, type Page } from '@playwright/test';

import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { settings } from './site';

test.describe.configure({ mode: 'serial' });

/** What Strapi's own parts of the panel say, and what the panel calls the roles. */
const words = {
  uz: { manager: 'Kontent', forbidden: 'Bu maʼlumotlarni koʻrishga ruxsatingiz yoʻq', role: 'Muharrir (uz)', auditor: 'Auditor' },
  ru: { manager: 'Содержимое', forbidden: 'У вас нет прав доступа к этому содержимому', role: 'Редактор (uz)', auditor: 'Аудитор' },
  en: {
    manager: 'Content Manager',
    forbidden: "You don't have the permissions to access that content",
    role: 'Editor (uz)',
    auditor: 'Auditor',
  },
} as const;

const unique = String(Date.now());
const entryName = 'Artezian quduqlari';
const writer = { firstname: 'Zulfiya', lastname: 'Ergasheva' } as const;
const writerName = `${writer.firstname} ${writer.lastname}`;
const auditAddress = `${settings.cmsUrl}/admin/audit`;

let chief: Editor;
let entry = '';
let writerId = 0;
const people: number[] = [];
const auditors = new Map<PanelLanguage, string>();

const tags = (by: Editor) => createEntryClient(by, 'tag', 'uz');
const getId = async (session: string) => ((await createEditor(session).ask('GET', '/admin/users/me'))['data'] as { id: number }).id;

test.beforeAll(async () => {
  chief = await createAdministrator();
  const writerSession = await createSession(['Editor (uz)'], 'uz', writer);
  writerId = await getId(writerSession);
  people.push(writerId);
  const editor = createEditor(writerSession);
  entry = await tags(editor).create({ name: entryName, slug: `artezian-${unique}` });
  await tags(editor).publish(entry);
});
test.afterAll(async () => {
  await tags(chief)
    .remove(entry)
    .catch(() => undefined);
  await chief.ask('DELETE', `/admin/deleted-entries/tag/${entry}`).catch(() => undefined);
  for (const id of people) await chief.ask('DELETE', `/admin/users/${String(id)}`).catch(() => undefined);
});

async function getAuditor(language: PanelLanguage): Promise<string> {
  const session = auditors.get(language) ?? (await createSession(['Auditor'], language, { firstname: 'Baxtiyor', lastname: 'Saidov' }));
  if (!auditors.has(language)) people.push(await getId(session));
  auditors.set(language, session);
  return session;
}

/** Chooses an option of a field of the filters. */
async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', typeof option === 'string' ? { name: option, exact: true } : { name: option }).click();
}

for (const language of listStoryLanguages('uz')) {
  test(`an auditor finds what a person published, opens it, and saves it for an inspector (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'audit');
    await openSession(page, language, await getAuditor(language));
    await page.goto(`${settings.cmsUrl}/admin`);
    await page
      .getByRole('link', { name: say('title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/audit$/u);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
    const table = main.getByRole('table', { name: say('rows') });
    await expect(table).toBeVisible();

    await choose(page, say('kind'), say('kind.publish'));
    // A run before may have left a person of the same name: the log forgets nobody.
    await choose(page, say('person'), new RegExp(`^${writerName}(?: \\(${String(writerId)}\\))?$`, 'u'));
    // By keyboard: a pointer that stays above the button changes its colours.
    await page.getByRole('button', { name: say('filter'), exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/audit\\?kind=publish&user=${String(writerId)}$`, 'u'));
    await expect(main.getByRole('status').filter({ hasText: toPattern(say('count')) })).toBeVisible();
    const rows = table.locator('tbody > tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(writerName);
    await expect(rows).toContainText(say('kind.publish'));
    await expect(rows.locator('time')).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/u);
    await expect(rows.getByRole('link', { name: entryName })).toHaveAttribute('href', new RegExp(`${entry}\\?.*locale\\]=uz`, 'u'));

    const hash = rows.getByText(say('detail.hash'), { exact: true });
    await expect(hash).toBeHidden();
    await rows.locator('summary').press('Enter');
    await expect(hash).toBeVisible();
    expect(await scanPart(main)).toEqual([]);
    await takeHandbookPicture(main, language, 'audit-log');

    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: say('csv'), exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`audit-log-${toTashkentDay(new Date())}.csv`);
    await expect(main.getByRole('status').filter({ hasText: download.suggestedFilename() })).toBeVisible();
    const lines = (await readFile(await download.path(), 'utf8')).split('\n').filter((line) => line.includes(writerName));
    expect(lines).toHaveLength(1);

    // The filters are the address: Back gives all rows again, and what is sent to a colleague is the same view.
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/audit$/u);
    await expect(page.getByRole('combobox', { name: say('kind'), exact: true })).toHaveText(say('any-kind'));
    await page.goto(`${auditAddress}?search=${encodeURIComponent(entryName)}&user=${String(writerId)}`);
    await expect(main.getByRole('textbox', { name: say('search') })).toHaveValue(entryName);
    await expect(rows.filter({ hasText: say('kind.create') })).toHaveCount(1);
    await openInPanel(page, `${auditAddress}?search=yoq-${unique}`);
    await expect(main.getByText(say('none'))).toBeVisible();
    expect(await scanPart(main)).toEqual([]);
  });

  test(`an auditor asks who had access on a day (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'audit');
    await openSession(page, language, await getAuditor(language));
    await page.goto(auditAddress);
    await page.getByRole('button', { name: say('access'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/view=access/u);
    const [year, month, day] = toTashkentDay(new Date()).split('-');
    const input = page.getByRole('textbox', { name: say('day') });
    await input.fill(`${String(day)}.${String(month)}.${String(year)}`);
    await input.press('Enter');
    await expect(page).toHaveURL(new RegExp(`date=${String(year)}-${String(month)}-${String(day)}`, 'u'));
    const main = page.getByRole('main');
    const table = main.getByRole('table', { name: toPattern(say('accounts')) });
    // Accounts that were deleted on this day are listed, too: those of an earlier run have the same name.
    const row = table
      .locator('tbody > tr')
      .filter({ hasText: writerName })
      .filter({ hasText: say('active') });
    await expect(row).toContainText(words[language].role);
    await expect(table.locator('tbody > tr').filter({ hasText: words[language].auditor }).first()).toBeVisible();
    expect(await scanPart(main)).toEqual([]);
    await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await takeHandbookPicture(main, language, 'audit-access');
  });

  test(`an editor has no way to the log, and the address refuses (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'audit');
    const session = await createSession(['Editor (uz)'], language);
    people.push(await getId(session));
    await openSession(page, language, session);
    await page.goto(auditAddress);
    await expect(page.getByText(words[language].forbidden)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('link', { name: words[language].manager, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: say('title'), exact: true })).toHaveCount(0);
    for (const path of ['', '/export?format=csv', '/access?date=2026-11-01'])
      await expect(createEditor(session).ask('GET', `/admin/audit-log${path}`)).rejects.toThrow('The CMS answers 403');
  });
}

test('a log that cannot be read says so, and can be tried again', async ({ page }) => {
  const say = loadTexts('uz', 'audit');
  await openSession(page, 'uz', await getAuditor('uz'));
  const isLog = (url: URL) => url.pathname === '/admin/audit-log';
  await page.route(isLog, (route) => route.fulfill({ status: 500, json: { error: { status: 500, message: 'Internal Server Error' } } }));
  await page.goto(auditAddress);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').filter({ hasText: toPattern(say('broken'), {}, 'within') })).toBeVisible();
  expect(await scanPart(main)).toEqual([]);
  await page.unroute(isLog);
  await main.getByRole('button', { name: say('again'), exact: true }).press('Enter');
  await expect(main.getByRole('table', { name: say('rows') })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
