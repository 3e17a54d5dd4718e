import { expect } from '@playwright/test';

import { waitUntil } from './wait-until';
import { getEditAddress, publish, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { test } from './panel/panel-test';
import { waitUntilLive, fetchOverview } from './panel/publisher';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { toPattern, loadTexts, type PanelLanguage } from './panel/texts';
import { uploadPicture, type UploadedPicture } from './panel/upload-picture';
import { fetchEntries, fetchHtml, settings } from './site';
import { createLinkParagraph, createParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

/** What Strapi's own parts of the panel say. */
const words = { en: { unpublish: 'Unpublish', more: 'More document actions' } } as const;

const linkWords = 'quduqlar haqida';
/** Where a page of another site was, and where it is for good. */
const [oldAddress, newAddress] = ['https://vazirlik.example/eski', 'https://vazirlik.example/yangi'];
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
    ...{
      ...shared,
      title: leadingTitle,
      slug: leadingSlug,
      body: [...createLinkParagraph(`/news/${slug}`, linkWords), ...createLinkParagraph(oldAddress, 'qaror')],
    },
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

for (const language of listStoryLanguages('uz')) {
  test(`an entry shows what leads to it (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'uses');
    await openSession(page, language, await sessionIn(language));
    await page.goto(getEditAddress('news', target, 'uz'));
    const part = locateSidePanel(page, say('title'));
    await expect(part.getByRole('link', { name: leadingTitle })).toHaveAttribute('href', new RegExp(leading, 'u'));
    await expect(part.getByText(linkWords)).toBeVisible();
    expect(await scanPart(part)).toEqual([]);
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

for (const language of listStoryLanguages('ru')) {
  test(`the desk and the entry lead to the link that died, and a new address is taken into the text (${language})`, async ({ page }) => {
    const [say, advise] = [loadTexts(language, 'publishing'), loadTexts(language, 'checks')];
    // The CMS asks other sites at night.
    const links = [{ address: oldAddress, movedTo: newAddress }];
    await page.route('**/admin/external-links', (route) => route.fulfill({ json: { links } }));
    await openSession(page, language, await sessionIn(language));
    await page.goto(`${settings.cmsUrl}/admin`);
    const heading = page.getByRole('heading', { name: say('broken'), exact: true });
    await expect(heading).toBeVisible();
    const list = heading.locator('xpath=..');
    const row = list.getByRole('listitem').filter({ hasText: leadingTitle });
    await expect(row.getByText(toPattern(say('broken.link'), { what: `“${linkWords}” → /news/${slug}` }, 'within'))).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(leading, 'u'));
    expect(await scanPart(list)).toEqual([]);
    await row.getByRole('link').click();
    const text = page.locator('[data-field=body] [contenteditable=true]');
    await expect(text).toBeFocused();
    const part = locateSidePanel(page, say('title'));
    await expect(part.getByText(say('broken.here'))).toBeVisible();
    const note = part.getByRole('button', { name: `“${linkWords}” → /news/${slug}` });
    await expect(note).toBeVisible();
    expect(await scanPart(part)).toEqual([]);
    await note.press('Enter');
    await expect(text).toBeFocused();

    const checks = locateSidePanel(page, advise('title'));
    const take = checks.getByRole('button', { name: toPattern(advise('item'), { advice: advise('take'), words: newAddress }) });
    expect(await scanPart(checks)).toEqual([]);
    await take.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.getByRole('link', { name: 'qaror' })).toHaveAttribute('href', newAddress);
    await expect(take).toHaveCount(0);
    await expect(checks.getByRole('status')).toHaveText(toPattern(advise('taken'), { address: newAddress }));
    expect(await scanPart(checks)).toEqual([]);
    // The form has it, and the CMS does not.
    expect(JSON.stringify(await news(all).find(leading))).not.toContain(newAddress);
    await checks.getByRole('button', { name: advise('undo'), exact: true }).press('Enter');
    await expect(text.getByRole('link', { name: 'qaror' })).toHaveAttribute('href', oldAddress);
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
