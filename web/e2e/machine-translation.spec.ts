import { expect } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { names } from './panel/handbook-examples';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';

const unique = String(Date.now());
const made: string[] = [];
let chief: Editor;

/** What the translator of the tests writes: what it does not know, in capitals. */
const source = 'Koʻchki xavfi haqida maʼlumot';
const machineText = source.toUpperCase();

/** Publishes a page in Uzbek; its Russian title and lead are as the machine wrote them, at the request of a translator. */
async function createTranslated(language: PanelLanguage, translator: Editor): Promise<string> {
  const slug = `kochki-${language}-${unique}`;
  const uzbek = createEntryClient(chief, 'page', 'uz');
  const id = await uzbek.create({ title: source, slug, parent: 'section:activities', lead: `${source}. Birinchi`, blocks: [] });
  made.push(id);
  await uzbek.publish(id);
  const translate = async (text: string) =>
    (await translator.ask('POST', '/admin/machine-translations', { type: 'page', document: id, from: 'uz', to: 'ru', text }))['text'];
  const texts = { title: await translate(source), lead: await translate(`${source}. Birinchi`) };
  expect(texts.title).toBe(machineText);
  await createEntryClient(chief, 'page', 'ru').save(id, { ...texts, slug: `opolzen-${language}-${unique}`, blocks: [] });
  return id;
}

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  await deletePages(chief, made);
});

for (const language of listStoryLanguages('ru')) {
  test(`machine text is published once a person has changed it or said that they have read it (${language})`, async ({ page }) => {
    const session = await createSession(['Editor (ru)'], language, { firstname: 'Sevara', lastname: 'Yoʻldosheva' });
    const id = await createTranslated(language, createEditor(session));
    const [say, sayPart] = [loadTexts(language, 'help'), loadTexts(language, 'agreement')];
    await openSession(page, language, session);
    await page.goto(getEditAddress('page', id, 'ru'));
    const part = locateSidePanel(page, sayPart('title'));
    const list = part.getByRole('list', { name: say('unread'), exact: true });
    const publishing = () =>
      page.waitForResponse((response) => response.url().includes('/actions/publish') && response.request().method() === 'POST');
    const publish = async () => {
      const answering = publishing();
      await page.getByRole('button', { name: names[language].publish, exact: true }).first().click();
      return (await answering).status();
    };

    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText('Sevara');
    expect(await scanPart(part)).toEqual([]);
    expect(await publish()).toBe(400);

    // The lead is changed at its place, which the list leads to.
    const lead = page.locator('textarea[name=lead]');
    await list
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: toPattern(say('go-to')) })
      .press('Enter');
    await expect(lead).toBeFocused();
    await lead.fill('Что делать при оползне');
    const saving = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes(id));
    await page.getByRole('button', { name: names[language].save, exact: true }).click();
    expect((await saving).status()).toBe(200);
    await expect(list.getByRole('listitem')).toHaveCount(1);

    // The title was read, and stays as it is.
    await list.getByRole('button', { name: toPattern(say('read-about'), { text: machineText }) }).press('Enter');
    await expect(part.getByText(say('done'))).toBeVisible();
    await expect(list).toHaveCount(0);
    expect(await scanPart(part)).toEqual([]);
    expect(await publish()).toBe(200);
  });
}
