import { expect, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { confirmDifferences, getEditAddress } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { test } from './panel/panel-test';
import { waitUntilLive, fetchOverview } from './panel/publisher';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import type { PanelLanguage } from './panel/texts';
import { fetchEntries, fetchHtml, getBodyText } from './site';
import { createLinkParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

const publishLabel = { uz: 'Eʼlon qilish', ru: 'Опубликовать', en: 'Publish' } as const;
const why = { uz: 'hech qayerga olib bormaydi', ru: 'никуда не ведёт', en: 'leads nowhere' } as const;
const wrongPath = '/climate-programme';

let session = '';
let editor: Editor;
let documentId = '';

/** Presses Publish in the panel. @returns what the CMS answers */
async function pressPublish(page: Page, language: PanelLanguage): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: publishLabel[language], exact: true }).click();
  await confirmDifferences(page, language, answered);
  return (await answered).status();
}

test.beforeAll(async () => {
  session = await createSession(['Editor (uz)']);
  editor = createEditor(session);
  const [item] = await fetchEntries('news-items', 'uz');
  documentId = item?.documentId ?? '';
  await waitUntilLive(await createAdministrator());
});
test.afterAll(() =>
  createEntryClient(editor, 'news', 'uz')
    .discard(documentId)
    .catch(() => undefined),
);

for (const language of listStoryLanguages('uz')) {
  test(`an editor is told at Publish which link of a text leads nowhere, and how to mend it (${language})`, async ({ page }) => {
    const own = await createSession(['Editor (uz)'], language);
    await createEntryClient(createEditor(own), 'news', 'uz').save(documentId, { body: createLinkParagraph(wrongPath, 'iqlim dasturi') });
    await openSession(page, language, own);
    await page.goto(getEditAddress('news', documentId, 'uz'));
    expect(await pressPublish(page, language)).toBe(400);
    await expect(page.getByText(why[language]).first()).toBeVisible();
    await expect(page.getByText(wrongPath).first()).toBeVisible();
  });
}

test('a menu with a page that is gone is not published, and what another publishes is live at once', async () => {
  const all = await createAdministrator();
  const menu = createEntryClient(all, 'navigation', 'uz');
  const before = await menu.find('');
  const wrong = [{ id: 'iqlim', target: 'page:gone', labels: { uz: 'Iqlim' }, hidden: [], items: [] }];
  await expect(menu.publish('', { institution: wrong, government: wrong })).rejects.toThrow('Iqlim');
  await menu.discard('').catch(() => undefined);
  const [question] = await fetchEntries('faqs', 'uz');
  const asked = 'Menyu notoʻgʻri boʻlsa, boshqalar kutadimi?';
  const faq = createEntryClient(editor, 'faq', 'uz');
  await faq.publish(question?.documentId ?? '', { question: asked });
  await waitUntil(async () => getBodyText((await fetchHtml('/uz/faq')).root).includes(asked));
  expect((await fetchOverview(all)).held.filter((line) => line.includes('Iqlim'))).toEqual([]);
  expect((await menu.find(''))['institution']).toHaveLength((before['institution'] as unknown[]).length);
  await faq.publish(question?.documentId ?? '', { question: question?.['question'] });
});
