import { expect } from '@playwright/test';

import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts } from './panel/texts';
import { settings } from './site';

test.describe.configure({ mode: 'default' });

const unique = String(Date.now());
const draft = 'Yer osti suvlari';
const live = 'Buloqlar xaritasi';

let chief: Editor;
const made: string[] = [];
const tags = (by: Editor) => createEntryClient(by, 'tag', 'uz');

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  for (const id of made)
    await tags(chief)
      .remove(id)
      .catch(() => undefined);
});

for (const language of listStoryLanguages('ru'))
  test(`the home page has an editor’s own work, each row with the way to it (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'desk');
    const session = await createSession(['Editor (uz)'], language);
    const editor = createEditor(session);
    const [first, second] = [
      await tags(editor).create({ name: draft, slug: `stol-a-${language}-${unique}` }),
      await tags(editor).create({ name: live, slug: `stol-b-${language}-${unique}` }),
    ];
    made.push(first, second);
    await tags(editor).publish(second);
    await openSession(page, language, session);
    await page.goto(`${settings.cmsUrl}/admin`);
    const mine = page.getByRole('region', { name: say('mine') });
    const row = (title: string) => mine.getByRole('listitem').filter({ hasText: title });
    await expect(row(draft)).toHaveCount(1);
    await expect(row(live)).toContainText(new RegExp(['queued', 'rendering', 'live'].map((state) => say(state)).join('|'), 'u'));
    await expect(page.getByRole('region', { name: say('planned') }).getByText(say('planned.none'))).toBeVisible();
    await expect(page.getByRole('region', { name: say('citizens') })).toHaveCount(0);
    for (const list of await mine.getByRole('list').all()) expect(await scanPart(list)).toEqual([]);
    await takeHandbookPicture(mine, language, 'desk');
    await row(draft).getByRole('link').press('Enter');
    await expect(page.locator('input[name=name]')).toHaveValue(draft);
  });

test('the home page of who answers citizens counts what waits, and leads to it', async ({ page }) => {
  const say = loadTexts('uz', 'desk');
  await openSession(page, 'uz', await createSession(['Appeals and messages'], 'uz'));
  await page.goto(`${settings.cmsUrl}/admin`);
  const citizens = page.getByRole('region', { name: say('citizens') });
  await expect(
    citizens
      .getByRole('listitem')
      .or(citizens.getByText(say('waiting.none')))
      .first(),
  ).toBeVisible();
  expect(
    await scanPart(
      citizens
        .getByRole('list')
        .or(citizens.getByText(say('waiting.none')))
        .first(),
    ),
  ).toEqual([]);
  await expect(page.getByRole('region', { name: say('planned') })).toHaveCount(0);
});
