import { expect, test } from '@playwright/test';

import { waitUntil } from './wait-until';
import { createAdministrator, createEntryClient, type Editor } from './panel/editor';
import { waitUntilLive, fetchLastNumber } from './panel/publisher';
import { panelLanguages, type PanelLanguage } from './panel/texts';
import { fetchHtml, getBodyText } from './site';
import { createParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

const documents = 20;
const numbers = Array.from({ length: documents }, (_, index) => index + 1);
const titles = { uz: 'Ommaviy eʼlon', ru: 'Массовая публикация', en: 'Many at once' } as const;
const getTitle = (locale: PanelLanguage, number: number) => `${titles[locale]} № ${String(number)}.`;
const getSlug = (locale: PanelLanguage, number: number) => `bulk-${locale}-${String(number)}`;

let editor: Editor;
const ids: string[] = [];
const announcement = (locale: PanelLanguage) => createEntryClient(editor, 'announcement', locale);

const values = (locale: PanelLanguage, number: number) => {
  const title = getTitle(locale, number);
  return { title, slug: getSlug(locale, number), body: createParagraph(title), date: '2026-11-01' };
};

test.beforeAll(async () => {
  editor = await createAdministrator();
  for (const number of numbers) {
    const id = await announcement('uz').create(values('uz', number));
    for (const locale of ['ru', 'en'] as const) await announcement(locale).save(id, values(locale, number));
    ids.push(id);
  }
  await waitUntilLive(editor);
});
test.afterAll(async () => {
  for (const locale of panelLanguages)
    await announcement(locale)
      .removeAll(ids)
      .catch(() => undefined);
});

/** Which of the versions have a page of their own that says so. */
async function listShown(words = ''): Promise<string[]> {
  const found: string[] = [];
  for (const locale of panelLanguages)
    for (const number of numbers) {
      const { status, root } = await fetchHtml(`/${locale}/announcements/${getSlug(locale, number)}`);
      if (status === 200 && getBodyText(root).includes([getTitle(locale, number), words].join(' ').trim()))
        found.push(getSlug(locale, number));
    }
  return found;
}

const all = panelLanguages.flatMap((locale) => numbers.map((number) => getSlug(locale, number)));

test(`${String(documents)} documents that are published in three languages at once are live in a few changes, and none is lost`, async () => {
  const before = await fetchLastNumber(editor);
  await Promise.all(panelLanguages.map((locale) => announcement(locale).publishAll(ids)));
  await waitUntilLive(editor);
  expect(await listShown()).toEqual(all);
  // Each language is one commit: its first rows and the others, each in two changes.
  expect((await fetchLastNumber(editor)) - before).toBeLessThanOrEqual(panelLanguages.length * 4);
});

test('of documents that are published one by one, as fast as the CMS goes, none is lost', async () => {
  const again = 'Yana bir gap.';
  const publishAgain = (locale: PanelLanguage, id: string, number: number) =>
    announcement(locale).publish(id, { body: createParagraph(`${getTitle(locale, number)} ${again}`) });
  await Promise.all(ids.flatMap((id, index) => panelLanguages.map((locale) => publishAgain(locale, id, index + 1))));
  await waitUntilLive(editor);
  expect(await listShown(again)).toEqual(all);
});

test('what is deleted at once is gone', async () => {
  for (const locale of panelLanguages) await announcement(locale).removeAll(ids);
  await waitUntil(async () => (await listShown()).length === 0, 30_000);
  await waitUntilLive(editor);
});
