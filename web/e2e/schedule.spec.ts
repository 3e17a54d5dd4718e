import { setTimeout } from 'node:timers/promises';

import { expect, type BrowserContext, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEntryClient, type Editor } from './panel/editor';
import { formatMinute, getMinuteAfter } from './panel/minute';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { panelLanguages, toPattern, loadTexts, type PanelLanguage } from './panel/texts';
import { fetchHtml, getBodyText } from './site';
import { createParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

const titles = { uz: 'Rejali eʼlon sinovi', ru: 'Проверка публикации по расписанию', en: 'A test of planned publishing' } as const;
const slugs = { uz: 'rejali-elon-sinovi', ru: 'proverka-raspisaniya', en: 'planned-publishing' } as const;
const date = '2026-11-01';

/** How long after its minute a plan may still be carried out, in milliseconds. */
const timeoutMs = 20_000;

type Action = 'publish' | 'unpublish';

let editor: Editor;
let documentId = '';
const announcement = (locale: PanelLanguage) => createEntryClient(editor, 'announcement', locale);
const values = (locale: PanelLanguage) => ({ title: titles[locale], slug: slugs[locale], body: createParagraph(titles[locale]), date });

/** Whether the site shows the version in its language. */
const isShown = async (locale: PanelLanguage) =>
  getBodyText((await fetchHtml(`/${locale}/announcements/${slugs[locale]}`)).root).includes(titles[locale]);

test.beforeAll(async () => {
  editor = await createAdministrator();
  documentId = await announcement('uz').create(values('uz'));
  for (const locale of ['ru', 'en'] as const) await announcement(locale).save(documentId, values(locale));
  for (const locale of ['uz', 'ru'] as const) await announcement(locale).publish(documentId);
  await waitUntil(async () => (await isShown('uz')) && (await isShown('ru')));
});
test.afterAll(async () => {
  for (const locale of panelLanguages)
    await announcement(locale)
      .remove(documentId)
      .catch(() => undefined);
});

/** The part of the edit view in which publishing is planned. */
async function openPart(page: Page, locale: PanelLanguage, language: PanelLanguage = 'en') {
  const say = loadTexts(language, 'schedule');
  await openSession(page, language);
  await page.goto(getEditAddress('announcement', documentId, locale));
  const part = locateSidePanel(page, say('title'));
  return {
    part,
    say,
    choose: async (action: Action) => {
      const option = page.getByRole('option', { name: say(action), exact: true });
      // What stands above is still being filled, and may take an open list out of the window.
      await expect(async () => {
        await part.getByRole('combobox').click();
        await option.click({ timeout: 3000 }).catch(async (error: unknown) => {
          await page.keyboard.press('Escape');
          throw error;
        });
      }).toPass();
    },
    /** Asks for what was chosen at a minute. */
    add: async (minute: Date) => {
      await part.locator('input[type=datetime-local]').fill(formatMinute(minute).field);
      await part.getByRole('button', { name: say('add'), exact: true }).click();
    },
  };
}
type Part = Awaited<ReturnType<typeof openPart>>;

/** Looks at the site until either language has changed. @returns when that was, or when it was given up */
async function countChanges(until: number): Promise<number> {
  const isAsBefore = async () => !(await isShown('en')) && (await isShown('ru'));
  while (Date.now() < until && (await isAsBefore())) await setTimeout(200);
  return Date.now();
}

test.describe('a minute that is waited for', () => {
  /** They stay open from the test that plans to the one that sees what became of it. */
  let pages: BrowserContext;
  let published: Part;
  let withdrawn: Part;
  let minute: Date;
  /** When readers saw the first of the changes. */
  let seenAt: Promise<number>;

  test.beforeAll(async ({ browser }) => {
    pages = await browser.newContext({ locale: 'uz-UZ' });
  });
  test.afterAll(() => pages.close());

  test('is chosen in the panel for two languages, and nothing happens yet', async () => {
    [published, withdrawn] = [await openPart(await pages.newPage(), 'en'), await openPart(await pages.newPage(), 'ru')];
    await published.choose('publish');
    await withdrawn.choose('unpublish');
    // The panel plans no sooner than the next minute: it is chosen when nothing else is left to do.
    minute = getMinuteAfter(10_000);
    const { shown } = formatMinute(minute);
    await withdrawn.add(minute);
    await published.add(minute);
    await expect(withdrawn.part.getByText(toPattern(withdrawn.say('unpublish.waiting'), { minute: shown }))).toBeVisible();
    await expect(published.part.getByText(toPattern(published.say('publish.waiting'), { minute: shown }))).toBeVisible();
    expect([await isShown('en'), await isShown('ru')]).toEqual([false, true]);
    expect(Date.now()).toBeLessThan(minute.getTime());
    // From here on somebody looks all the time, while other tests go on.
    seenAt = countChanges(minute.getTime() + timeoutMs);
  });

  test('a minute that is over is refused before anything is sent', async ({ page }) => {
    const { part, say, choose, add } = await openPart(page, 'uz');
    await choose('publish');
    await add(getMinuteAfter(-10 * 60_000));
    await expect(part.getByText(say('over'), { exact: true })).toBeVisible();
    await expect(part.getByText(say('none'), { exact: true })).toBeVisible();
  });

  for (const language of listStoryLanguages('en')) {
    test(`what is planned is seen beside the entry, and can be cancelled (${language})`, async ({ page }) => {
      const { part, say, choose, add } = await openPart(page, 'uz', language);
      const minute = getMinuteAfter(24 * 60 * 60_000);
      await choose('unpublish');
      await add(minute);
      const { shown } = formatMinute(minute);
      await expect(part.getByText(toPattern(say('unpublish.waiting'), { minute: shown }))).toBeVisible();
      await expect(part.getByText(toPattern(say('by'), { name: 'Ochiq Administrator' })).first()).toBeVisible();
      // Whoever comes later sees it too.
      await openInPanel(page, getEditAddress('announcement', documentId, 'uz'));
      const waiting = part.getByRole('listitem').filter({ hasText: toPattern(say('unpublish.waiting'), { minute: shown }, 'within') });
      await waiting.getByRole('button', { name: say('cancel'), exact: true }).click();
      await expect(waiting).toHaveCount(0);
      await expect(part.getByText(toPattern(say('unpublish.cancelled'), { minute: shown })).first()).toBeVisible();
      expect(await isShown('uz')).toBe(true);
    });
  }

  test('publishes one language and withdraws another one when it comes, and the open panel says so', async () => {
    expect(await seenAt).toBeGreaterThanOrEqual(minute.getTime());
    // On a busy machine the tests between may have taken longer than that: then it is so already.
    await waitUntil(async () => (await isShown('en')) && !(await isShown('ru')), Math.max(minute.getTime() + timeoutMs - Date.now(), 5000));
    expect(await isShown('uz')).toBe(true);
    const done = toPattern(published.say('publish.done'), { minute: formatMinute(minute).shown });
    await expect(published.part.getByText(done)).toBeVisible({ timeout: timeoutMs });
  });
});
