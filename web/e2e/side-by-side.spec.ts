import { expect } from '@playwright/test';

import { confirmDifferences } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { names } from './panel/handbook-examples';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern } from './panel/texts';
import { uploadPicture, type UploadedPicture } from './panel/upload-picture';
import { settings } from './site';
import { createParagraph } from './strapi-text';

// The story does what the page of the handbook says: .github/handbook.
test.describe.configure({ mode: 'default' });

const unique = String(Date.now());
const russian = 'Русский';

let chief: Editor;
let picture: UploadedPicture;
const accounts: number[] = [];
const made: string[] = [];

test.beforeAll(async () => {
  chief = await createAdministrator();
  picture = await uploadPicture(`yonma-yon-${unique}.png`);
});
test.afterAll(async () => {
  await deletePages(chief, made);
  for (const id of accounts) await chief.ask('DELETE', `/admin/users/${String(id)}`).catch(() => undefined);
});

const createLine = (words: string, linked: string) => ({
  type: 'paragraph',
  children: [
    { type: 'text', text: words },
    { type: 'link', url: '/contact', children: [{ type: 'text', text: linked }] },
    { type: 'text', text: '' },
  ],
});

/** Builds the text of the page: a paragraph, one with a link, a picture. */
const createText = (first: string, [words, linked]: readonly [string, string], alternativeText: string) => ({
  __component: 'block.text',
  body: [
    ...createParagraph(first),
    createLine(words, linked),
    { type: 'image', image: { ...picture, alternativeText }, children: [{ type: 'text', text: '' }] },
  ],
});

/** Publishes a page in two languages, and then the source with another text. @returns its document id */
async function publishChanged(titles: { uz: string; ru: string }, slug: string): Promise<string> {
  const [uz, ru] = [createEntryClient(chief, 'page', 'uz'), createEntryClient(chief, 'page', 'ru')];
  const first = createText('Birinchi gap', ['Savol boʻlsa, ', 'yozing'], 'Quduq');
  const id = await uz.create({ title: titles.uz, slug, blocks: [first] });
  made.push(id);
  await ru.save(id, { title: titles.ru, slug, blocks: [createText('Первое', ['Есть вопрос — ', 'пишите'], 'Колодец')] });
  await uz.publish(id);
  await ru.publish(id);
  const changed = createText('Birinchi gap', ['Savol yoki taklif boʻlsa, ', 'yozing'], 'Quduq');
  await uz.save(id, { blocks: [changed, { __component: 'block.quote', text: 'Suv bebaho' }] });
  await uz.publish(id);
  return id;
}

for (const language of listStoryLanguages('ru'))
  test(`a translator translates what changed beside its source, and overwrites no other editor (${language})`, async ({ page }) => {
    const [say, lists] = [loadTexts(language, 'side'), loadTexts(language, 'lists')];
    const titles = { uz: `Yonma-yon ${language} ${unique}`, ru: `Рядом ${language} ${unique}` };
    const id = await publishChanged(titles, `yonma-yon-${language}-${unique}`);
    const session = await createSession(['Translator (ru)', 'Editor (ru)'], language, { firstname: 'Nodira', lastname: 'Yonboyeva' });
    accounts.push(((await createEditor(session).ask('GET', '/admin/users/me'))['data'] as { id: number }).id);
    await openSession(page, language, session);

    // The board leads to the page.
    await page.goto(`${settings.cmsUrl}/admin/translations?type=page&languageState=ru:outdated`);
    await page.getByRole('link', { name: `${lists('side-by-side')}, ${titles.uz}, ${russian}`, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/translations/page/${id}\\?from=uz&to=ru$`, 'u'));
    const part = page.locator('[data-ochiq="side-by-side"]');
    const segment = (place: string) => part.locator(`[data-segment="${place}"]`);
    const field = (place: string) => segment(place).getByRole('textbox');
    const button = (name: string) => part.getByRole('button', { name, exact: true });

    // What changed in the source is marked, and what is not there is named.
    const line = 'blocks.0.body.1';
    await expect(segment(line)).toContainText(say('state.changed'));
    await expect(segment(line).locator('ins')).toContainText('yoki taklif');
    await expect(segment('blocks.0.body.0')).toContainText(say('state.translated'));
    await expect(segment('blocks.1.text')).toContainText(say('state.missing'));
    expect(await scanPart(part)).toEqual([]);

    // By keyboard to what has to be translated. A link can't get lost.
    await field('title').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(field(line)).toBeFocused();
    await expect(field(line)).toHaveValue('Есть вопрос — <1>пишите</1>');
    await field(line).fill('Есть вопрос или предложение');
    await expect(segment(line)).toContainText(say('fault.missing').replace('{tag}', '<1>'));
    await page.keyboard.press('ControlOrMeta+s');
    await expect(part.getByText(say('save.blocked'), { exact: true })).toBeVisible();
    await expect(field(line)).toBeFocused();
    expect(await scanPart(part)).toEqual([]);
    await field(line).fill('Есть вопрос или предложение — <1>пишите</1>');
    // What a button puts in is what the browser can undo.
    await button(say('take-source')).press('Enter');
    await expect(field(line)).toBeFocused();
    await expect(field(line)).toHaveValue(/Savol yoki taklif/u);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field(line)).toHaveValue('Есть вопрос или предложение — <1>пишите</1>');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(field('blocks.0.body.0')).toBeFocused();

    // The block that is missing is taken over, and translated.
    await button(say('copy').replace('{count}', '1')).press('Enter');
    await expect(field('blocks.1.text')).toBeFocused();
    await field('blocks.1.text').fill('Вода бесценна');
    await button(say('filter.open').replace('{count}', '0')).press('Enter');
    await expect(segment('blocks.0.body.0')).toHaveCount(0);
    await expect(field(line)).toHaveValue('Есть вопрос или предложение — <1>пишите</1>');

    // Another editor has saved meanwhile: nothing of either is lost, also where the page is opened anew.
    await createEntryClient(chief, 'page', 'ru').save(id, { title: `${titles.ru}, исправлено` });
    await button(say('save')).click();
    await expect(part.getByText(toPattern(say('save.outdated.next'), { button: say('read-newest') }, 'within'))).toBeVisible();
    await page.reload();
    await expect(part.getByText(say('restored'), { exact: true })).toBeVisible();
    await expect(field('title')).toHaveValue(`${titles.ru}, исправлено`);
    await expect(field(line)).toHaveValue('Есть вопрос или предложение — <1>пишите</1>');
    await button(say('save')).click();
    await expect(part.getByText(say('save.saved'), { exact: true })).toBeVisible();
    await expect(segment(line)).toContainText(say('state.done'));

    // The form publishes it, with the link and the picture.
    await part.getByRole('link', { name: say('form'), exact: true }).click();
    await expect(page.locator('input[name=title]')).toHaveValue(`${titles.ru}, исправлено`);
    const published = page.waitForResponse(
      (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: names[language].publish, exact: true }).first().click();
    await confirmDifferences(page, language, published);
    expect((await published).status()).toBe(200);
    const saved = await createEntryClient(chief, 'page', 'ru').find(id);
    expect(saved).toMatchObject({
      title: `${titles.ru}, исправлено`,
      blocks: [
        { body: [...createParagraph('Первое'), {}, { image: { hash: picture.hash, alternativeText: 'Колодец' } }] },
        { text: 'Вода бесценна' },
      ],
    });
    expect(JSON.stringify(saved['blocks'])).toContain('"url":"/contact"');

    // A phone has the columns one below the other.
    await page.goBack();
    await expect(segment(line)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
