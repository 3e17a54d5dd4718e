import { expect, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, type PanelLanguage, toPattern } from './panel/texts';
import { settings } from './site';

test.describe.configure({ mode: 'serial' });

const unique = String(Date.now());
const names = { before: 'Quduq suvi tahlili', after: 'Buloq suvi tahlili' } as const;

let editor: Editor;
let all: Editor;
let documentId = '';
const tags = (by: Editor) => createEntryClient(by, 'tag', 'uz');

const sessions = new Map<PanelLanguage, string>();
/** Returns the session of an editor of Uzbek texts who reads the panel in a language. */
async function createEditorSession(language: PanelLanguage): Promise<string> {
  const session = sessions.get(language) ?? (await createSession(['Editor (uz)'], language));
  sessions.set(language, session);
  return session;
}

test.beforeAll(async () => {
  all = await createAdministrator();
  editor = createEditor(await createEditorSession('uz'));
  documentId = await tags(all).create({ name: names.before, slug: `tarix-${unique}` });
  await tags(all).publish(documentId);
  await tags(editor).save(documentId, { name: names.after });
});
test.afterAll(async () => {
  await tags(all)
    .remove(documentId)
    .catch(() => undefined);
  await all.ask('DELETE', `/admin/deleted-entries/tag/${documentId}`).catch(() => undefined);
});

/** Opens the comparison of the published version with what the entry says now, from the part beside the entry. */
async function openComparison(page: Page, language: PanelLanguage): Promise<(id: string) => string> {
  const say = loadTexts(language, 'history');
  await openSession(page, language, await createEditorSession(language));
  await page.goto(getEditAddress('tag', documentId, 'uz'));
  const part = locateSidePanel(page, say('title'));
  const published = part.getByRole('listitem').filter({ hasText: say('state.published') });
  await expect(published).toBeVisible();
  await expect(part.getByText('Malika Karimova')).toBeVisible();
  expect(await scanPart(part)).toEqual([]);
  await published.getByRole('link').click();
  await expect(page.getByRole('heading', { name: say('compare.title') })).toBeVisible();
  return say;
}

for (const language of listStoryLanguages('uz'))
  test(`an editor compares what is published with the draft (${language})`, async ({ page }) => {
    const say = await openComparison(page, language);
    const main = page.getByRole('main');
    await expect(main.locator('del')).toHaveText(`${say('removed')} Quduq`);
    await expect(main.locator('ins')).toHaveText(`${say('added')} Buloq`);
    expect(await scanPart(main)).toEqual([]);
    await page.getByRole('button', { name: say('view.sides'), exact: true }).press('Enter');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
    expect(await scanPart(main)).toEqual([]);
  });

for (const language of listStoryLanguages('ru'))
  test(`an editor opens the page that readers saw on a day, by keyboard (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'history');
    await openSession(page, language, await createEditorSession(language));
    await page.goto(getEditAddress('tag', documentId, 'uz'));
    const part = locateSidePanel(page, say('title'));
    await part.getByRole('button', { name: say('day'), exact: true }).press('Enter');
    const calendar = page.getByRole('dialog', { name: say('day.calendar') });
    await expect(calendar.getByRole('grid')).toBeVisible();
    expect(await scanPart(calendar)).toEqual([]);
    await calendar.locator('table button[tabindex="0"]').press('Enter');
    await expect(part.getByText(toPattern(say('day.shown')))).toBeVisible();
    await expect(part.getByRole('link', { name: toPattern(say('page.name')) })).toHaveAttribute('href', /version=\d/u);
    expect(await scanPart(part)).toEqual([]);
  });

test('an editor takes a correction back with the keyboard, and publishes nothing by it', async ({ page }) => {
  const say = await openComparison(page, 'uz');
  await page.getByRole('button', { name: say('restore'), exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(toPattern(say('restore.body')))).toBeVisible();
  await dialog.getByRole('button').last().press('Enter');
  await expect(page.getByText(toPattern(say('restore.done'))).first()).toBeVisible();
  await expect(page.getByText(say('same'))).toBeVisible();
  const { name, status } = await tags(editor).find(documentId);
  expect([name, status]).not.toEqual([names.after, 'published']);
  expect(name).toBe(names.before);
});

for (const language of listStoryLanguages('en'))
  test(`an editor brings a deleted entry back under another address (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'trash');
    const [title, slug] = [`Savat ${language} ${unique}`, `savat-${language}-${unique}`];
    const id = await tags(editor).create({ name: title, slug });
    await tags(editor).remove(id);
    const other = await tags(all).create({ name: 'Egalladi', slug });
    await openSession(page, language, await createEditorSession(language));
    await page.goto(`${settings.cmsUrl}/admin/trash`);
    const table = page.getByRole('table', { name: say('list') });
    const row = table.getByRole('row').filter({ hasText: title });
    await expect(row).toBeVisible();
    expect(await scanPart(table)).toEqual([]);
    await row
      .getByRole('button', { name: say('restore'), exact: false })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Egalladi')).toBeVisible();
    expect(await scanPart(dialog)).toEqual([]);
    await dialog.getByRole('button', { name: say('restore'), exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(id, 'u'));
    expect(await tags(editor).find(id)).toMatchObject({ slug: `${slug}-2` });
    for (const one of [id, other]) {
      await tags(all).remove(one);
      await all.ask('DELETE', `/admin/deleted-entries/tag/${one}`);
    }
  });
