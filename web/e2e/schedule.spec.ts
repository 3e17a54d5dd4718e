import { expect, test, type Page } from '@playwright/test';

import { becomes } from './becomes';
import { editAddress, sidePart } from './panel/edit-view';
import { administrator, entries, type Editor } from './panel/editor';
import { atMinute, minuteAfter } from './panel/minute';
import { enter } from './panel/session';
import { panelLanguages, said, textsOf, type PanelLanguage } from './panel/texts';
import { htmlOf, wordsOf } from './the-site';
import { paragraph } from './words';

test.describe.configure({ mode: 'serial' });

const titles = { uz: 'Rejali eʼlon sinovi', ru: 'Проверка публикации по расписанию', en: 'A test of planned publishing' } as const;
const slugs = { uz: 'rejali-elon-sinovi', ru: 'proverka-raspisaniya', en: 'planned-publishing' } as const;
const date = '2026-11-01';

let editor: Editor;
let documentId = '';
const announcement = (locale: PanelLanguage) => entries(editor, 'announcement', locale);
const values = (locale: PanelLanguage) => ({ title: titles[locale], slug: slugs[locale], body: paragraph(titles[locale]), date });

/** Whether the site shows the version in its language. */
const isShown = async (locale: PanelLanguage) =>
  wordsOf((await htmlOf(`/${locale}/announcements/${slugs[locale]}`)).root).includes(titles[locale]);

test.beforeAll(async () => {
  editor = await administrator();
  documentId = await announcement('uz').create(values('uz'));
  for (const locale of ['ru', 'en'] as const) await announcement(locale).save(documentId, values(locale));
  for (const locale of ['uz', 'ru'] as const) await announcement(locale).publish(documentId);
  await becomes(async () => (await isShown('uz')) && (await isShown('ru')));
});
test.afterAll(async () => {
  for (const locale of panelLanguages)
    await announcement(locale)
      .remove(documentId)
      .catch(() => undefined);
});

/** The part of the edit view in which publishing is planned. */
async function openPart(page: Page, locale: PanelLanguage, language: PanelLanguage = 'en') {
  const say = textsOf(language, 'schedule');
  await enter(page, language);
  await page.goto(editAddress('announcement', documentId, locale));
  const part = sidePart(page, say('title'));
  return {
    part,
    say,
    plan: async (action: 'publish' | 'unpublish', minute: Date) => {
      await part.getByRole('combobox').click();
      await page.getByRole('option', { name: say(action), exact: true }).click();
      await part.locator('input[type=datetime-local]').fill(atMinute(minute).field);
      await part.getByRole('button', { name: say('add'), exact: true }).click();
    },
  };
}

for (const language of panelLanguages) {
  test(`what is planned is seen beside the entry, and can be cancelled (${language})`, async ({ page }) => {
    const { part, say, plan } = await openPart(page, 'uz', language);
    const minute = minuteAfter(24 * 60 * 60_000);
    await plan('unpublish', minute);
    const { shown } = atMinute(minute);
    await expect(part.getByText(said(say('unpublish.waiting'), { minute: shown }))).toBeVisible();
    await expect(part.getByText(said(say('by'), { name: 'Ochiq Administrator' })).first()).toBeVisible();
    // Whoever comes later sees it too.
    await page.reload();
    const waiting = part.getByRole('listitem').filter({ hasText: said(say('unpublish.waiting'), { minute: shown }, 'within') });
    await waiting.getByRole('button', { name: say('cancel'), exact: true }).click();
    await expect(waiting).toHaveCount(0);
    await expect(part.getByText(said(say('unpublish.cancelled'), { minute: shown })).first()).toBeVisible();
    expect(await isShown('uz')).toBe(true);
  });
}

test('a minute that is over is refused before anything is sent', async ({ page }) => {
  const { part, say, plan } = await openPart(page, 'en');
  await plan('publish', minuteAfter(-10 * 60_000));
  await expect(part.getByText(say('over'), { exact: true })).toBeVisible();
  await expect(part.getByText(say('none'), { exact: true })).toBeVisible();
});

test('one language is published and another one withdrawn at the minute that was chosen in the panel', async ({ page, context }) => {
  const published = await openPart(page, 'en');
  const other = await context.newPage();
  const withdrawn = await openPart(other, 'ru');
  await expect(withdrawn.part).toBeVisible();
  // The only test that waits for a clock: the panel plans no sooner than the next minute.
  const minute = minuteAfter(20_000);
  const { shown } = atMinute(minute);
  await withdrawn.plan('unpublish', minute);
  await expect(withdrawn.part.getByText(said(withdrawn.say('unpublish.waiting'), { minute: shown }))).toBeVisible();
  await page.bringToFront();
  await published.plan('publish', minute);
  await expect(published.part.getByText(said(published.say('publish.waiting'), { minute: shown }))).toBeVisible();

  expect([await isShown('en'), await isShown('ru')]).toEqual([false, true]);
  expect(Date.now()).toBeLessThan(minute.getTime());
  await becomes(async () => (await isShown('en')) && !(await isShown('ru')), minute.getTime() - Date.now() + 20_000);
  expect(Date.now()).toBeGreaterThanOrEqual(minute.getTime());
  expect(await isShown('uz')).toBe(true);
  await expect(published.part.getByText(said(published.say('publish.done'), { minute: shown }))).toBeVisible({ timeout: 20_000 });
});
