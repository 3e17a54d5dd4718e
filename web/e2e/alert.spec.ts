import { expect, test, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { listChangedFiles, readFileStates } from './files';
import { injectAxe, runAxe } from './in-page/axe';
import { createAdministrator, createEntryClient, createNewEditor, type Editor } from './panel/editor';
import { waitUntilLive } from './panel/publisher';
import { toAddress, fetchHtml, waitForHydration, listPagePerTemplate, getBodyText } from './site';

test.describe.configure({ mode: 'serial' });

const languages = ['uz', 'ru', 'en'] as const;
type Language = (typeof languages)[number];

const texts = {
  uz: 'Togʻli tumanlarda koʻchki xavfi bor: yonbagʻirlardan uzoqroq yuring.',
  ru: 'В горных районах опасность оползней: держитесь подальше от склонов.',
  en: 'There is a danger of landslides in the mountains: keep away from slopes.',
} as const;
const level = 'danger';

/** How soon everybody must know, and no longer be told, in milliseconds. */
const soon = 3_000;

let editor: Editor;
const getAlertClient = (language: Language) => createEntryClient(editor, 'alert', language);
const publish = (language: Language, values: Readonly<Record<string, unknown>> = {}) =>
  getAlertClient(language).publish('', { text: texts[language], level, link: null, from: null, until: null, ...values });

test.beforeAll(async () => {
  editor = await createNewEditor(languages);
});
test.afterAll(async () => {
  for (const language of languages)
    await getAlertClient(language)
      .unpublish('')
      .catch(() => undefined);
});

const listPagesIn = (language: Language) =>
  listPagePerTemplate({ withErrors: true }).filter(({ locale, form }) => locale === language && form === language);

const containsText = async (url: string, words: string) => getBodyText((await fetchHtml(url)).root).includes(words);

/** Waits until every template's page in the language shows the words, or none does. */
async function expectOnEveryPage(language: Language, words: string, isThere: boolean): Promise<void> {
  let others = listPagesIn(language);
  expect(others.length).toBeGreaterThan(20);
  const look = async () => {
    const told = await Promise.all(others.map(async (page) => ({ page, isDone: (await containsText(page.address, words)) === isThere })));
    others = told.filter(({ isDone }) => !isDone).map(({ page }) => page);
    return others.map(({ path }) => path);
  };
  await expect.poll(look, { timeout: soon, intervals: [50] }).toEqual([]);
}

const banner = (page: Page) => page.locator('[data-alert] section');

test('an alert is on every template’s page in its language within three seconds, and no page is made for it', async () => {
  await waitUntilLive(await createAdministrator());
  const before = await readFileStates();
  for (const language of languages) {
    await publish(language);
    await expectOnEveryPage(language, texts[language], true);
  }
  const changed = listChangedFiles(before, await readFileStates());
  expect(changed).toEqual(expect.arrayContaining(languages.map((language) => `alert/${language}.json`)));
  expect(changed.filter((name) => !/^alert\/[\w-]+\.(?:json|txt)$/u.test(name))).toEqual([]);
});

/** Goes on to another page as a reader does, without loading it anew. */
async function navigateOn(page: Page, language: Language): Promise<void> {
  await page.evaluate((end) => {
    Object.assign(window, { isSameDocument: true });
    document.querySelector<HTMLAnchorElement>(`a[href$="${end}"]`)?.click();
  }, `/${language}/faq`);
  await expect(page).toHaveURL(toAddress(`/${language}/faq`));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

async function open(page: Page, language: Language): Promise<void> {
  await page.goto(toAddress(`/${language}/contact`));
  await waitForHydration(page, 'contact');
}

for (const language of languages) {
  test(`scripts leave it where it is, and it goes along from page to page (${language})`, async ({ page }) => {
    await open(page, language);
    await expect(banner(page)).toContainText(texts[language]);
    await navigateOn(page, language);
    await expect(banner(page)).toContainText(texts[language]);
  });

  test(`axe finds nothing with it (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, language);
    await injectAxe(page, true);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, found: await runAxe(page) }).toEqual({ width, found: [] });
    }
  });
}

for (const urgency of ['information', 'warning', level]) {
  test(`axe finds no colour too pale in it: ${urgency}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await publish('en', { level: urgency });
    await waitUntil(async () => (await fetchHtml('/en/contact')).html.includes(`data-level="${urgency}"`), soon);
    await open(page, 'en');
    await injectAxe(page, true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect({ colorScheme, found: await runAxe(page, 'colour') }).toEqual({ colorScheme, found: [] });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`it is seen, and axe finds nothing (${language})`, async ({ page }) => {
      await page.goto(toAddress(`/${language}/news`));
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toContainText(texts[language]);
      await injectAxe(page, false);
      expect(await runAxe(page)).toEqual([]);
    });
  }
});

test('a page that is open tells another text as soon as its reader goes on', async ({ page }) => {
  await open(page, 'en');
  const text = 'The danger is over in the west.';
  await publish('en', { text });
  await expectOnEveryPage('en', text, true);
  await navigateOn(page, 'en');
  await expect(banner(page)).toContainText(text);
  await publish('en');
  await expectOnEveryPage('en', texts.en, true);
});

test('it is gone from every page within three seconds, and no page is made for that either', async () => {
  const before = await readFileStates();
  // A language without its own words shows another one's: it goes with the last of them.
  for (const language of languages) await getAlertClient(language).unpublish('');
  for (const language of languages) await expectOnEveryPage(language, texts[language], false);
  expect(listChangedFiles(before, await readFileStates()).filter((name) => !name.startsWith('alert/'))).toEqual([]);
  for (const language of languages) expect((await fetchHtml(`/${language}`)).root.querySelector('[data-alert] section')).toBeNull();
});
