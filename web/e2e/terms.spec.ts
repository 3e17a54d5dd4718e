import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, type PanelLanguage } from './panel/texts';
import { settings } from './site';
import { createParagraph } from './strapi-text';

const unique = String(Date.now());
const termRight = 'admin::terms.update';

type TermRow = { id: number; revision: number; words: { uz: { text: string } } };

let chief: Editor;
const made: string[] = [];
const roles: number[] = [];

/** Makes a role that writes in Russian and changes terms, and a person with it. @returns the session */
async function createTermEditor(language: PanelLanguage): Promise<string> {
  const known = (await chief.ask('GET', '/admin/roles'))['data'] as { id: number; name: string }[];
  const russian = known.find(({ name }) => name === 'Editor (ru)')?.id ?? 0;
  const granted = (await chief.ask('GET', `/admin/roles/${String(russian)}/permissions`))['data'] as Record<string, unknown>[];
  const name = `Terms ${language} ${unique}`;
  const { id } = (await chief.ask('POST', '/admin/roles', { name, description: '' }))['data'] as { id: number };
  roles.push(id);
  const permissions = granted.map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
  await chief.ask('PUT', `/admin/roles/${String(id)}/permissions`, {
    permissions: [...permissions, { action: termRight, subject: null, properties: {}, conditions: [] }],
  });
  return createSession([name], language);
}

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  await deletePages(chief, made);
  const { terms } = (await chief.ask('GET', `/admin/term-base?search=${unique}`)) as unknown as { terms: TermRow[] };
  for (const { id, revision } of terms) await chief.ask('DELETE', `/admin/term-base/terms/${String(id)}?revision=${String(revision)}`);
  for (const id of roles) await chief.ask('DELETE', `/admin/roles/${String(id)}`).catch(() => undefined);
});

const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });

for (const language of listStoryLanguages('ru'))
  test(`terms are imported once a bad row is mended, named while a text is written, and exported (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'terms');
    const [checks, agreement] = [loadTexts(language, 'checks'), loadTexts(language, 'agreement')];
    const mark = `${language}${unique}`;
    const session = await createTermEditor(language);
    await openSession(page, language, session);

    // The term base is below the translations.
    await page.goto(`${settings.cmsUrl}/admin/translations`);
    await page.getByRole('link', { name: say('title'), exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/translations\/terms$/u);
    const part = page.locator('[data-ochiq="terms"]');
    await expect(button(part, say('add'))).toBeVisible();
    expect(await scanPart(part)).toEqual([]);

    // One row of the file is bad: nothing is imported.
    const file = part.getByLabel(say('import.file'), { exact: true });
    const choose = (rows: string) =>
      file.setInputFiles({ name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from(`kind,uz,ru,ru-forbidden\n${rows}`) });
    const first = `unit,nazorat inshooti ${mark},контрольное сооружение ${mark},проверочное сооружение ${mark}\n`;
    await choose(`${first}rock,granit ${mark},гранит ${mark},\n`);
    const rows = part.getByRole('table', { name: say('import.rows'), exact: true });
    const bad = rows.locator('tbody > tr').filter({ hasText: `granit ${mark}` });
    await expect(bad.locator('td').first()).toHaveText('3');
    await expect(bad).toContainText(say('import.action.refuse'));
    await expect(button(part, say('import.write'))).toHaveCount(0);
    expect(await scanPart(part)).toEqual([]);

    // It is mended, and the file is imported.
    await choose(`${first}mineral,granit ${mark},гранит ${mark},\n`);
    await expect(rows.locator('tbody > tr')).toHaveCount(2);
    await button(part, say('import.write')).press('Enter');
    await expect(part.getByText(say('import.done').replace('{added}', '2').replace('{changed}', '0'))).toBeVisible();

    // It is found in the other alphabet, and changed by keyboard.
    await part.getByLabel(say('search'), { exact: true }).fill(`назорат иншооти ${mark}`);
    const table = part.getByRole('table', { name: say('list'), exact: true });
    await expect(table.locator('tbody > tr')).toHaveCount(1);
    await button(table, say('change.name').replace('{term}', `nazorat inshooti ${mark}`)).press('Enter');
    const dialog = page.getByRole('dialog', { name: say('change.title') });
    await dialog.getByLabel(say('note'), { exact: true }).fill('2026');
    expect(await scanPart(dialog)).toEqual([]);
    await button(dialog, say('save')).press('Enter');
    await expect(part.getByText(say('saved'))).toBeVisible();
    await expect(table).toContainText('2026');

    // On a phone only the tables scroll by themselves.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });

    // All terms are saved as a file.
    const downloading = page.waitForEvent('download');
    await button(part, say('export.csv')).press('Enter');
    const saved = await readFile(await (await downloading).path(), 'utf8');
    expect(saved.startsWith('\uFEFFkind,uz,uz-Cyrl,ru,en,')).toBe(true);
    expect(saved).toContain(`nazorat inshooti ${mark},назорат иншооти `);

    // Words that are not to be written are named while a text is written; the other language says the term.
    const uzbek = createEntryClient(chief, 'page', 'uz');
    const blocks = (text: string) => [{ __component: 'block.text', body: createParagraph(text) }];
    const slug = `inshoot-${mark}`;
    const id = await uzbek.create({
      title: 'Inshoot',
      slug,
      parent: 'section:activities',
      lead: `Nazorat inshootining ${mark} holati.`,
      blocks: blocks('Matn'),
    });
    made.push(id);
    await uzbek.publish(id);
    await createEntryClient(createEditor(session), 'page', 'ru').save(id, {
      ...{ title: 'Сооружение', slug: `${slug}-ru`, lead: 'Состояние сооружения.', blocks: blocks('Текст') },
    });
    await openInPanel(page, getEditAddress('page', id, 'ru'));
    const comparison = locateSidePanel(page, agreement('title'));
    const difference = comparison.getByRole('listitem').filter({ has: page.locator('strong', { hasText: 'Nazorat inshootining' }) });
    await expect(difference).toContainText(agreement('kind.term'));
    await expect(difference).toContainText(`контрольное сооружение ${mark}`);
    const lead = page.locator('textarea[name=lead]');
    await lead.fill(`Состояние проверочного сооружения ${mark}.`);
    const advice = locateSidePanel(page, checks('title')).locator('[data-ochiq="forbidden-words"]');
    const named = button(
      advice,
      say('instead').replace('{words}', `проверочного сооружения ${mark}`).replace('{instead}', `контрольное сооружение ${mark}`),
    );
    await expect(named).toBeVisible();
    expect(await scanPart(advice)).toEqual([]);
    await named.press('Enter');
    await expect(lead).toBeFocused();
    await lead.fill(`Состояние контрольного сооружения ${mark}.`);
    await expect(named).toHaveCount(0);
    await button(comparison, agreement('again')).press('Enter');
    await expect(difference).toHaveCount(0);
  });
