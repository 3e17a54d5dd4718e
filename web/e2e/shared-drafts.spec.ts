import { expect } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, panelLanguages, toPattern, type PanelLanguage } from './panel/texts';
import { uploadPicture, type UploadedPicture } from './panel/upload-picture';
import { fetchEntries, fetchFromSite, settings } from './site';
import { createParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

const run = String(Date.now());
const notices: Readonly<Record<PanelLanguage, RegExp>> = {
  uz: /^Qoralama, eʼlon qilinmagan; havola .+ gacha amal qiladi/u,
  ru: /^Черновик, не опубликовано; ссылка действует до/u,
  en: /^Draft, not published; valid until/u,
};

let all: Editor;
let picture: UploadedPicture;
const drafts = new Map<PanelLanguage, string>();
const sessions = new Map<PanelLanguage, string>();
const news = (by: Editor, language: PanelLanguage) => createEntryClient(by, 'news', language);

test.beforeAll(async () => {
  all = await createAdministrator();
  picture = await uploadPicture(`ulashilgan-${run}.png`);
  const [category] = await fetchEntries('categories', 'uz');
  for (const language of panelLanguages) {
    // Each reads the panel in their own language, and writes in it.
    sessions.set(language, await createSession([`Editor (${language})`], language));
    const values = {
      title: `Qoralama ${language} ${run}`,
      slug: `qoralama-${language}-${run}`,
      body: createParagraph('Hali eʼlon qilinmagan.'),
    };
    const shared = { category: { set: [{ documentId: category?.documentId ?? '' }] }, cover: { image: picture.id, alt: 'Quduq' } };
    drafts.set(language, await news(all, language).create({ ...values, ...shared }));
  }
});
test.afterAll(async () => {
  for (const [language, id] of drafts)
    await news(all, language)
      .remove(id)
      .catch(() => undefined);
  await all.ask('DELETE', `/upload/files/${String(picture.id)}`).catch(() => undefined);
});

for (const language of listStoryLanguages('en')) {
  test(`a draft is shown on the public host to whom its link was given, and to nobody else (${language})`, async ({
    page,
    browser,
  }, info) => {
    const say = loadTexts(language, 'shares');
    const id = drafts.get(language) ?? '';
    await openSession(page, language, sessions.get(language) ?? '');
    await page.goto(getEditAddress('news', id, language));
    const part = locateSidePanel(page, say('title'));
    await expect(part.getByText(say('none'))).toBeVisible();
    await part.getByRole('spinbutton', { name: say('days') }).fill('3');
    await part.getByRole('button', { name: say('make'), exact: true }).click();
    const address = await part.getByRole('textbox').inputValue();
    expect(address).toMatch(new RegExp(`/${language}/draft/[\\w-]{43}$`, 'u'));
    await expect(part.getByText(toPattern(say('valid'), {}, 'within')).first()).toBeVisible();
    expect(await scanPart(part)).toEqual([]);
    await takeHandbookPicture(part, language, 'share-draft');
    await part.screenshot({ path: info.outputPath(`shared-drafts-${language}.png`) });

    // A person outside: no session of the panel, no scripts.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const outside = await context.newPage();
    const opened = await outside.goto(address);
    expect(opened?.status()).toBe(200);
    expect(opened?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(opened?.headers()['x-robots-tag']).toContain('noindex');
    await expect(outside.locator('.ochiq-preview')).toHaveText(notices[language]);
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText(`Qoralama ${language} ${run}`);
    const sources = await outside
      .locator('main img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const own = sources.filter((source) => source.includes('/draft/'));
    expect(own.length).toBeGreaterThan(0);
    for (const source of own) {
      expect((await fetchFromSite(source)).status).toBe(200);
      // Without the link there is no such picture.
      expect((await fetchFromSite(source.replace(/\/draft\/[\w-]+/u, ''))).status).toBe(404);
      expect((await fetchFromSite(source.replace(/\/draft\/[\w-]+/u, `/draft/${'A'.repeat(43)}`))).status).toBe(404);
    }
    await outside.screenshot({ path: info.outputPath(`shared-draft-page-${language}.png`) });
    // Links lead to the public site.
    const links = await outside.locator('main a[href]').evaluateAll((all_) => all_.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((link) => link.includes('/draft/'))).toEqual([]);

    await news(all, language).save(id, { title: `Oʻzgargan ${language} ${run}` });
    await outside.reload();
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText(`Oʻzgargan ${language} ${run}`);
    expect((await fetchFromSite(`/${language}/news/qoralama-${language}-${run}`)).status).toBe(404);
    const other = panelLanguages.find((one) => one !== language) ?? 'uz';
    expect((await outside.goto(address.replace(`/${language}/`, `/${other}/`)))?.status()).toBe(404);
    expect((await outside.goto(address.slice(0, -1)))?.status()).toBe(404);

    await openInPanel(page, getEditAddress('news', id, language));
    await expect(part.getByText(/2/u).first()).toBeVisible();
    await expect(part.getByRole('textbox')).toHaveCount(0);
    await part.getByRole('button', { name: say('revoke'), exact: true }).click();
    await expect(part.getByText(say('revoked'), { exact: true })).toBeVisible();
    expect(await scanPart(part)).toEqual([]);
    expect((await outside.goto(address))?.status()).toBe(410);
    await outside.screenshot({ path: info.outputPath(`shared-draft-over-${language}.png`) });
    await context.close();
  });
}

test('a link of the panel opens nothing at the CMS', async () => {
  const editor = createEditor(sessions.get('uz') ?? '');
  const request = { type: 'news', document: drafts.get('uz') ?? '', locale: 'uz', isOfAll: false, days: 1 };
  const { made } = (await editor.ask('POST', '/admin/shared-drafts', request)) as { made: { address: string }[] };
  const { pathname } = new URL(made[0]?.address ?? '');
  expect((await fetch(settings.cmsUrl + pathname)).status).toBe(404);
});
