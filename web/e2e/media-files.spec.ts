import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel, publish } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { pastePicture } from './panel/paste';
import { waitUntilLive } from './panel/publisher';
import { scanPart } from './panel/scan-part';
import { getAdministratorToken, openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, panelLanguages, toPattern, type PanelLanguage } from './panel/texts';
import { fetchHtml, fetchFromSite, settings } from './site';

test.describe.configure({ mode: 'serial' });

const languages = panelLanguages;
const unique = String(Date.now());
const say = loadTexts('en', 'library');
const advise = loadTexts('en', 'checks');
const write = loadTexts('en', 'writing');
const seedFile = (name: string) => readFile(path.join(__dirname, '..', '..', 'cms', 'seed', 'files', name));
const paths = { uz: '/news/', ru: '/ru/news/', en: '/en/news/' } as const;
const slug = `fayllar-${unique}`;
const sources = { uz: 'Manba: A. Karimov', ru: 'Источник: А. Каримов', en: 'Source: A. Karimov' } as const;
const words = {
  uz: { caption: 'Quduqlar kesmasi', source: 'A. Karimov' },
  ru: { caption: 'Разрез скважин', source: 'А. Каримов' },
  en: { caption: 'Section of wells', source: 'A. Karimov' },
} as const;

/** What the article itself says below its cover. */
const ownCaption = 'Quduq, 2026-yil';

/** What Strapi's own editor of crops says. */
const cropping = {
  uz: { crop: 'Kesish', width: 'Eni (px)', apply: 'Qoʻllash' },
  ru: { crop: 'Обрезать', width: 'Ширина (px)', apply: 'Применить' },
  en: { crop: 'Crop', width: 'Width (px)', apply: 'Apply' },
} as const;

type StoredFile = { id: number; hash: string; name: string };

let all: Editor;
let session = '';
let picture: StoredFile;
let bytes: Buffer;
let article = '';
let draft = '';

async function upload(name: string, content: Buffer, type: string): Promise<StoredFile> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)], { type }), name);
  const headers = { authorization: `Bearer ${await getAdministratorToken()}` };
  const response = await fetch(`${settings.cmsUrl}/upload`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`The CMS takes no file: ${String(response.status)} ${await response.text()}`);
  const [stored] = (await response.json()) as StoredFile[];
  if (!stored) throw new Error('The CMS stored no file');
  return stored;
}

/** A PDF of one page without tags, with these objects. */
const createPdf = (catalog: string, ...objects: readonly string[]) =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj`,
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >> endobj',
      ...objects.map((object, index) => `${String(index + 4)} 0 obj ${object} endobj`),
      `trailer << /Root 1 0 R /Size 9 >> % ${unique}`,
      '%%EOF',
    ].join('\n'),
  );

const entries = (locale: string) => createEntryClient(all, 'news', locale);

test.beforeAll(async () => {
  all = await createAdministrator();
  session = await createSession(
    languages.map((language) => `Editor (${language})`),
    'en',
  );
  // What follows the picture is no part of it, and makes the file one that the library has not.
  bytes = Buffer.concat([await seedFile('observation-wells-section.jpg'), Buffer.from(unique)]);
  picture = await upload(`kesma-${unique}.jpg`, bytes, 'image/jpeg');
  const [category] = (await all.ask('GET', '/content-manager/collection-types/api::category.category?locale=uz&status=published'))[
    'results'
  ] as { documentId: string }[];
  const [film] = (await all.ask('GET', '/upload/files?filters[name][$startsWith]=well-level&filters[ext][$eq]=.webm'))[
    'results'
  ] as object[];
  const values = (locale: string) => ({
    ...{ title: `Fayllar ${unique} ${locale}`, slug, summary: 'Q.', date: '2026-11-20', pinned: false },
    body: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] },
      { type: 'image', image: { ...picture, alternativeText: `Kesma ${locale}` }, children: [{ type: 'text', text: '' }] },
      { type: 'video', title: 'Film', file: film, children: [{ type: 'text', text: '' }] },
    ],
    cover: { image: picture.id, alt: `Kesma ${locale}` },
    category: { connect: [{ documentId: category?.documentId }] },
  });
  article = await entries('uz').create(values('uz'));
  for (const locale of ['ru', 'en']) await entries(locale).save(article, values(locale));
  for (const locale of languages) await entries(locale).publish(article, values(locale));
  draft = await entries('uz').create({ title: `Qoralama ${unique}`, slug: `qoralama-${unique}`, cover: { alt: 'x' } });
  await waitUntilLive(all);
});
test.afterAll(async () => {
  for (const id of [article, draft]) {
    for (const locale of languages)
      await entries(locale)
        .remove(id)
        .catch(() => undefined);
    await all.ask('DELETE', `/admin/deleted-entries/news/${id}`).catch(() => undefined);
  }
  const { results } = (await all.ask('GET', `/upload/files?filters[name][$contains]=${unique}`)) as { results: StoredFile[] };
  for (const { id } of results) await all.ask('DELETE', `/upload/files/${String(id)}`).catch(() => undefined);
});

/** Opens the panel in a language, as the editor has chosen it. */
async function begin(page: Page, language: PanelLanguage): Promise<void> {
  await createEditor(session).ask('PUT', '/admin/users/me', { preferedLanguage: language });
  await openSession(page, language, session);
}

const readPage = (language: PanelLanguage) => fetchHtml(`${paths[language]}${slug}`);
const readFigures = async (language: PanelLanguage) =>
  (await readPage(language)).root.querySelectorAll('main figure').flatMap((figure) => {
    const image = figure.querySelector('img');
    const caption = figure.querySelector('figcaption')?.textContent.trim();
    return image ? [{ caption, src: image.getAttribute('src') ?? '', focus: image.getAttribute('data-focal') }] : [];
  });

/** Opens an entry in Uzbek. @returns the text of its body */
async function openBody(page: Page, id: string): Promise<Locator> {
  await page.goto(getEditAddress('news', id, 'uz'));
  const text = page.locator('[data-ochiq=text] .ProseMirror').first();
  await expect(text).toBeVisible();
  return text;
}

/** Opens the details of a file in the media library. @returns our part of them */
async function openDetails(page: Page, { id }: Pick<StoredFile, 'id'>): Promise<Locator> {
  await openInPanel(page, `${settings.cmsUrl}/admin/plugins/upload?assetId=${String(id)}`);
  const part = page.locator('[data-ochiq-file]');
  await expect(part).toBeVisible();
  return part;
}

test('an editor writes caption, source and focal point in three languages, and readers see them', async ({ page }, info) => {
  await openSession(page, 'en', session);
  const part = await openDetails(page, picture);
  for (const [index, language] of languages.entries()) {
    await part
      .getByRole('textbox', { name: say('caption') })
      .nth(index)
      .fill(words[language].caption);
    await part
      .getByRole('textbox', { name: say('source') })
      .nth(index)
      .fill(words[language].source);
  }
  // By the mouse at first, and exactly by the keyboard.
  const shown = part.locator('[data-ochiq-focus]');
  await shown.click({ position: { x: 3, y: 3 } });
  const fromAbove = part.getByRole('slider', { name: say('focus.y') });
  await fromAbove.press('End');
  await expect(fromAbove).toHaveValue('100');
  expect(await scanPart(part)).toEqual([]);
  await part.getByRole('button', { name: say('save') }).click();
  await expect(part.getByText(say('saved'))).toBeVisible();
  await waitUntilLive(all);
  for (const language of languages) {
    const expected = { caption: `${words[language].caption}. ${sources[language]}`, focus: '04' };
    // The cover of the article, and the picture in its text.
    await expect
      .poll(() => readFigures(language), { timeout: 60_000 })
      .toEqual([expect.objectContaining(expected), expect.objectContaining(expected)]);
  }
  await page.screenshot({ path: info.outputPath('details-en.png') });
});

test('an editor writes a caption of the article’s own and chooses captions of its film, and readers see them', async ({ page }) => {
  await openSession(page, 'en', session);
  const text = await openBody(page, article);
  await page.locator('input[name="cover.caption"]').fill(ownCaption);
  await text.locator('.whole-video').click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: write('video'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: write('details'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: write('details.captions') }).click();
  await page.getByRole('option', { name: 'well-level.uz.vtt' }).click();
  await dialog.getByRole('button', { name: write('apply'), exact: true }).click();
  await publish(page);
  const isCaptioned = async () => (await readFigures('uz'))[0]?.caption === `${ownCaption}. ${sources.uz}`;
  await expect.poll(isCaptioned, { timeout: 60_000 }).toBe(true);
  const tracks = async (language: PanelLanguage) =>
    (await readPage(language)).root
      .querySelectorAll('main track')
      .map((track) => [track.getAttribute('kind'), track.getAttribute('srclang')]);
  expect([await tracks('uz'), await tracks('ru')]).toEqual([[['captions', 'uz']], []]);
});

test('an editor replaces a picture in use, is asked about its words, and readers see the new one', async ({ page }, info) => {
  const before = await readFigures('uz');
  await openSession(page, 'en', session);
  const part = await openDetails(page, picture);
  await page.getByRole('button', { name: 'Replace this file' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Continue' }).click();
  const second = Buffer.concat([await seedFile('observation-wells-section.jpg'), Buffer.from(`second ${unique}`)]);
  const replacement = { name: `yangi-${unique}.jpg`, mimeType: 'image/jpeg', buffer: second };
  await (await choosing).setFiles(replacement);
  await expect(part.getByText(say('fits'))).toBeInViewport();
  await expect(part.getByText(toPattern(say('replaced'), { name: 'Malika Karimova' }))).toBeVisible();
  expect(await scanPart(part)).toEqual([]);
  await page.screenshot({ path: info.outputPath('replaced.png') });
  await part.getByRole('button', { name: say('fits.keep') }).click();
  await expect(part.getByText(say('fits'))).toHaveCount(0);
  await waitUntilLive(all);
  const latest = () => readFigures('uz').then(([cover]) => cover?.src);
  await expect.poll(latest, { timeout: 60_000 }).not.toBe(before[0]?.src);
  for (const language of languages) {
    const figures = await readFigures(language);
    const captions = [language === 'uz' ? ownCaption : words[language].caption, words[language].caption];
    expect(figures.map(({ caption }) => caption)).toEqual(captions.map((caption) => `${caption}. ${sources[language]}`));
    for (const [index, { src }] of figures.entries()) {
      expect(src).not.toBe(before[index]?.src);
      expect((await fetchFromSite(src)).status).toBe(200);
    }
  }
});

test('an editor who uploads what the library has takes the existing file', async ({ page }, info) => {
  const again = await upload(`asl-${unique}.jpg`, bytes, 'image/jpeg');
  await openSession(page, 'en', session);
  await page.goto(getEditAddress('news', draft, 'uz'));
  await page
    .getByRole('button', { name: /Click to add an asset/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add more assets' }).click();
  const chosen = { name: `nusxa-${unique}.jpg`, mimeType: 'image/jpeg', buffer: bytes };
  await page.locator('input[type=file][name=files]').setInputFiles(chosen);
  const step = page.getByRole('dialog').filter({ has: page.locator('[data-ochiq-duplicates]') });
  await expect(step.getByText(toPattern(say('same'), { name: again.name }))).toBeVisible();
  expect(await scanPart(step)).toEqual([]);
  await page.screenshot({ path: info.outputPath('duplicates.png') });
  await step.getByRole('button', { name: toPattern(say('duplicates.use.name'), { name: again.name }) }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const save = async () => {
    const saved = page.waitForResponse((response) => response.url().includes('api::news.news') && response.request().method() === 'PUT');
    const button = page.getByRole('button', { name: /^Save$/u });
    await button.click();
    expect((await saved).status()).toBe(200);
    // Nothing is left to save: the panel lets the form go.
    await expect(button).toBeDisabled();
  };
  await save();
  expect((await entries('uz').find(draft))['cover']).toMatchObject({ image: { id: again.id } });

  // In a text: from the library's dialog, and pasted.
  const useExisting = step.getByRole('button', { name: toPattern(say('duplicates.use.name'), { name: again.name }) });
  const text = await openBody(page, draft);
  await page
    .getByRole('toolbar')
    .first()
    .getByRole('button', { name: write('insert'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: write('picture'), exact: true }).click();
  await page.getByRole('button', { name: 'Add more assets' }).click();
  await page.locator('input[type=file][name=files]').setInputFiles(chosen);
  await useExisting.click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const describe = async (words_: string) => {
    const dialog = page.getByRole('dialog', { name: write('picture.title') });
    await dialog.getByRole('textbox').fill(words_);
    await dialog.getByRole('button', { name: write('picture.insert'), exact: true }).click();
    await expect(text.getByRole('img', { name: words_ })).toBeVisible();
  };
  await describe('From the library');
  await pastePicture(text, { base64: bytes.toString('base64'), name: chosen.name });
  // What was pasted belongs to an editor that begins anew in another language.
  expect(await scanPart(step, ['en'])).toEqual([]);
  await useExisting.click();
  await describe('Pasted');
  await save();
  const body = (await entries('uz').find(draft))['body'] as { image?: { id?: number; hash: string } }[];
  expect(body.flatMap(({ image }) => image?.hash ?? [])).toEqual([again.hash, again.hash]);

  // On the page of the library.
  await openInPanel(page, `${settings.cmsUrl}/admin/plugins/upload`);
  await page.locator('input[type=file]').first().setInputFiles(chosen);
  await expect(step.getByText(toPattern(say('same'), { name: again.name }))).toBeVisible();
  await useExisting.click();
  await expect(page).toHaveURL(new RegExp(`assetId=${String(again.id)}`, 'u'));
  const { results } = (await all.ask('GET', `/upload/files?filters[name][$contains]=nusxa-${unique}`)) as { results: unknown[] };
  expect(results).toEqual([]);
});

test('an editor reads what an untagged PDF lacks, beside the file and beside the entry', async ({ page }) => {
  const pdf = await upload(`buyruq-${unique}.pdf`, createPdf('', '<< /Type /Font /Subtype /Type1 >>'), 'application/pdf');
  await entries('uz').save(draft, { attachments: [{ title: 'Buyruq', file: pdf.id }] });
  await openSession(page, 'en', session);
  const part = await openDetails(page, pdf);
  await expect(part.getByText(advise('pdf-untagged'))).toBeVisible();
  await openInPanel(page, getEditAddress('news', draft, 'uz'));
  const panel = locateSidePanel(page, advise('title'));
  await expect(panel.getByRole('button', { name: advise('pdf-untagged') })).toBeVisible();
});

for (const language of listStoryLanguages('ru'))
  test(`the details of files have no accessibility findings, and fit (${language})`, async ({ page }, info) => {
    const pdf = await upload(`hujjat-${unique}-${language}.pdf`, createPdf(`% ${language}\n`), 'application/pdf');
    const local = loadTexts(language, 'checks');
    await begin(page, language);
    for (const file of [picture, pdf]) {
      const part = await openDetails(page, file);
      if (file === pdf) await expect(part.getByText(local('pdf-scan'))).toBeVisible();
      expect(await scanPart(part)).toEqual([]);
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      if (file === picture) {
        const fields = part.locator('fieldset');
        await takeHandbookPicture(fields.nth(languages.indexOf(language)), language, 'file-words');
        await takeHandbookPicture(fields.last(), language, 'focal-point');
      }
      await part.screenshot({ path: info.outputPath(`${file === pdf ? 'pdf' : 'picture'}-${language}.png`) });
    }
  });

for (const language of listStoryLanguages('en'))
  test(`a picture is cropped by the keyboard alone (${language})`, async ({ page }) => {
    const { crop, width, apply } = cropping[language];
    const { id } = await upload(`kesish-${unique}-${language}.jpg`, Buffer.concat([bytes, Buffer.from(language)]), 'image/jpeg');
    await begin(page, language);
    await openDetails(page, { id });
    await page.getByRole('button', { name: crop, exact: true }).press('Enter');
    const field = page.getByRole('textbox', { name: width, exact: true });
    await expect(field).not.toHaveValue('');
    await field.fill('300');
    await field.press('Tab');
    await page.getByRole('button', { name: apply, exact: true }).press('Enter');
    await expect.poll(async () => (await all.ask('GET', `/upload/files/${String(id)}`))['width']).toBe(300);
  });
