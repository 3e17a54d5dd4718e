import { expect } from '@playwright/test';

import { waitUntil } from './wait-until';
import { findAxeFaults } from './panel/axe-findings';
import { getEditAddress, publish, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { test } from './panel/panel-test';
import { waitUntilLive, fetchOverview } from './panel/publisher';
import { openSession } from './panel/session';
import { panelLanguages, toPattern, loadTexts, type PanelLanguage } from './panel/texts';
import { uploadPicture, type UploadedPicture } from './panel/upload-picture';
import { fetchEntries, fetchHtml, settings } from './site';
import { createLinkParagraph, createParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

/** What Strapi's own parts of the panel say. */
const words = { en: { unpublish: 'Unpublish', more: 'More document actions' } } as const;

const linkWords = 'quduqlar haqida';
const leadingTitle = 'Shu yerga olib boruvchi xabar';
const pictureName = `used-${String(Date.now())}.png`;

let editor: Editor;
let all: Editor;
let picture: UploadedPicture;
let target = '';
let leading = '';
const slug = `manzil-${String(Date.now())}`;
const leadingSlug = `olib-boruvchi-${String(Date.now())}`;
const news = (by: Editor) => createEntryClient(by, 'news', 'uz');

const sessions = new Map<PanelLanguage, string>();
/** An editor of Uzbek texts who reads the panel in a language. */
async function sessionIn(language: PanelLanguage): Promise<string> {
  const session = sessions.get(language) ?? (await createSession(['Editor (uz)'], language));
  sessions.set(language, session);
  return session;
}

/** Whether the words of the link lead anywhere on the page of the entry that leads. */
async function linkOnSite(): Promise<'link' | 'words' | 'nothing'> {
  const { root } = await fetchHtml(`/uz/news/${leadingSlug}`);
  const link = root.querySelectorAll('main a').find((one) => one.textContent.includes(linkWords));
  if (link) return 'link';
  return root.querySelector('main')?.textContent.includes(linkWords) === true ? 'words' : 'nothing';
}

test.beforeAll(async () => {
  all = await createAdministrator();
  editor = createEditor(await sessionIn('uz'));
  picture = await uploadPicture(pictureName);
  const [category] = await fetchEntries('categories', 'uz');
  const shared = {
    ...{ summary: 'Qisqacha.', date: '2026-11-20', pinned: false },
    category: { set: [{ documentId: category?.documentId ?? '' }] },
  };
  target = await news(all).create({ ...shared, title: 'Olib borilgan sahifa', slug, body: createParagraph('Matn.') });
  await news(editor).publish(target);
  leading = await news(all).create({
    ...{ ...shared, title: leadingTitle, slug: leadingSlug, body: createLinkParagraph(`/news/${slug}`, linkWords) },
    cover: { image: picture.id, alt: 'Quduq' },
  });
  await news(editor).publish(leading);
  await waitUntil(async () => (await linkOnSite()) === 'link');
});
test.afterAll(async () => {
  for (const id of [leading, target])
    await news(all)
      .remove(id)
      .catch(() => undefined);
  await all.ask('DELETE', `/upload/files/${String(picture.id)}`).catch(() => undefined);
});

for (const language of panelLanguages) {
  test(`an entry shows what leads to it (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'uses');
    await openSession(page, language, await sessionIn(language));
    await page.goto(getEditAddress('news', target, 'uz'));
    const part = locateSidePanel(page, say('title'));
    await expect(part.getByRole('link', { name: leadingTitle })).toHaveAttribute('href', new RegExp(leading, 'u'));
    await expect(part.getByText(linkWords)).toBeVisible();
    expect(await findAxeFaults(page, part)).toEqual([]);
  });
}

test('an editor who unpublishes a page all the same makes words of the links to it', async ({ page }) => {
  await openSession(page, 'en', await sessionIn('en'));
  await page.goto(getEditAddress('news', target, 'uz'));
  await page.getByRole('button', { name: words.en.more, exact: true }).click();
  await page.getByRole('menuitem', { name: words.en.unpublish, exact: true }).click();
  const say = loadTexts('en', 'removal');
  const dialog = page.getByRole('dialog', { name: say('title') });
  await dialog.getByRole('radio', { name: say('withdraw'), exact: true }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('withdraw.do'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await waitUntil(async () => (await linkOnSite()) === 'words');
  expect((await fetchOverview(all)).held.filter((line) => line.includes(leading))).toEqual([]);
});

for (const language of panelLanguages) {
  test(`the desk and the entry say which link died (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'publishing');
    await openSession(page, language, await sessionIn(language));
    await page.goto(`${settings.cmsUrl}/admin`);
    const heading = page.getByRole('heading', { name: say('broken'), exact: true });
    await expect(heading).toBeVisible();
    const list = heading.locator('xpath=..');
    const row = list.getByRole('listitem').filter({ hasText: leadingTitle });
    await expect(row.getByText(toPattern(say('broken.link'), { what: `“${linkWords}” → /news/${slug}` }, 'within'))).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(leading, 'u'));
    expect(await findAxeFaults(page, list)).toEqual([]);
    await row.getByRole('link').click();
    const part = locateSidePanel(page, say('title'));
    await expect(part.getByText(say('broken.here'))).toBeVisible();
    await expect(part.getByText(`“${linkWords}” → /news/${slug}`)).toBeVisible();
    expect(await findAxeFaults(page, part)).toEqual([]);
  });
}

test('a page that comes back makes links of the words again, and the desk has nothing to say', async ({ page }) => {
  const say = loadTexts('en', 'publishing');
  await news(editor).publish(target);
  await waitUntil(async () => (await linkOnSite()) === 'link');
  await waitUntilLive(all);
  expect((await fetchOverview(all)).broken.shown.filter(({ documentId }) => documentId === leading)).toEqual([]);
  await openSession(page, 'en', await sessionIn('en'));
  await page.goto(getEditAddress('news', leading, 'uz'));
  await expect(locateSidePanel(page, say('title')).getByText(toPattern(say('document.live')))).toBeVisible();
  await expect(page.getByText(say('broken.here'))).toHaveCount(0);
});

test('what was typed stays in the form when the CMS refuses to save or to publish it, and is saved once it is mended', async ({ page }) => {
  await openSession(page, 'en', await sessionIn('en'));
  await page.goto(getEditAddress('news', target, 'uz'));
  const [title, summary] = [page.locator('input[name=title]'), page.locator('textarea[name=summary]')];
  await title.fill('Yangi sarlavha');
  await summary.fill('Buzilgan harf: \uFFFD');
  for (const [button, method] of [
    ['Save', 'PUT'],
    ['Publish', 'POST'],
  ] as const) {
    const answered = page.waitForResponse((response) => response.url().includes(target) && response.request().method() === method);
    await page.getByRole('button', { name: button, exact: true }).click();
    expect((await answered).status()).toBe(400);
    // Whatever comes of the answer has come.
    await page.waitForTimeout(1000);
    await expect(title).toHaveValue('Yangi sarlavha');
    await expect(summary).toHaveValue('Buzilgan harf: \uFFFD');
  }
  expect((await news(editor).find(target))['title']).toBe('Olib borilgan sahifa');
  await summary.fill('Butun harf.');
  await publish(page);
  await expect(title).toHaveValue('Yangi sarlavha');
  await expect(summary).toHaveValue('Butun harf.');
  await waitUntil(async () => (await fetchHtml(`/uz/news/${slug}`)).root.querySelector('h1')?.textContent.trim() === 'Yangi sarlavha');
});
