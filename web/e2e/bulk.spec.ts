import { expect, test } from '@playwright/test';

import { becomes } from './becomes';
import { administrator, entries, type Editor } from './panel/editor';
import { allLive, lastNumber } from './panel/publisher';
import { panelLanguages, type PanelLanguage } from './panel/texts';
import { htmlOf, wordsOf } from './the-site';
import { paragraph } from './words';

test.describe.configure({ mode: 'serial' });

const documents = 20;
const numbers = Array.from({ length: documents }, (_, index) => index + 1);
const titles = { uz: 'Ommaviy eʼlon', ru: 'Массовая публикация', en: 'Many at once' } as const;
const titleOf = (locale: PanelLanguage, number: number) => `${titles[locale]} № ${String(number)}.`;
const slugOf = (locale: PanelLanguage, number: number) => `bulk-${locale}-${String(number)}`;

let editor: Editor;
const ids: string[] = [];
const announcement = (locale: PanelLanguage) => entries(editor, 'announcement', locale);

const values = (locale: PanelLanguage, number: number) => {
  const title = titleOf(locale, number);
  return { title, slug: slugOf(locale, number), body: paragraph(title), date: '2026-11-01' };
};

test.beforeAll(async () => {
  editor = await administrator();
  for (const number of numbers) {
    const id = await announcement('uz').create(values('uz', number));
    for (const locale of ['ru', 'en'] as const) await announcement(locale).save(id, values(locale, number));
    ids.push(id);
  }
  await allLive(editor);
});
test.afterAll(async () => {
  for (const locale of panelLanguages)
    await announcement(locale)
      .removeAll(ids)
      .catch(() => undefined);
});

/** Which of the versions have a page of their own that says so. */
async function shown(words = ''): Promise<string[]> {
  const found: string[] = [];
  for (const locale of panelLanguages)
    for (const number of numbers) {
      const { status, root } = await htmlOf(`/${locale}/announcements/${slugOf(locale, number)}`);
      if (status === 200 && wordsOf(root).includes([titleOf(locale, number), words].join(' ').trim())) found.push(slugOf(locale, number));
    }
  return found;
}

const all = panelLanguages.flatMap((locale) => numbers.map((number) => slugOf(locale, number)));

test(`${String(documents)} documents that are published in three languages at once are live in a few changes, and none is lost`, async () => {
  const before = await lastNumber(editor);
  await Promise.all(panelLanguages.map((locale) => announcement(locale).publishAll(ids)));
  await allLive(editor);
  expect(await shown()).toEqual(all);
  expect((await lastNumber(editor)) - before).toBeLessThanOrEqual(6);
});

test('of documents that are published one by one, as fast as the CMS goes, none is lost', async () => {
  const again = 'Yana bir gap.';
  const publishAgain = (locale: PanelLanguage, id: string, number: number) =>
    announcement(locale).publish(id, { body: paragraph(`${titleOf(locale, number)} ${again}`) });
  await Promise.all(ids.flatMap((id, index) => panelLanguages.map((locale) => publishAgain(locale, id, index + 1))));
  await allLive(editor);
  expect(await shown(again)).toEqual(all);
});

test('what is deleted at once is gone', async () => {
  for (const locale of panelLanguages) await announcement(locale).removeAll(ids);
  await becomes(async () => (await shown()).length === 0, 30_000);
  await allLive(editor);
});
