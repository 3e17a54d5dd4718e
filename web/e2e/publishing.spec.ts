import { expect, type Locator, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { getEditAddress, publish, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEntryClient, type Editor } from './panel/editor';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { waitUntilLive, fetchLastNumber, fetchOverview } from './panel/publisher';
import { openSession } from './panel/session';
import { uploadBrokenPicture, type BrokenPicture } from './panel/broken-picture';
import { listStoryLanguages } from './panel/story-languages';
import { toPattern, loadTexts } from './panel/texts';
import { toAddress, fetchEntries, fetchHtml, settings, getBodyText } from './site';

test.describe.configure({ mode: 'serial' });

let editor: Editor;
let documentId = '';
let publicPath = '';
let title = 'A title that was published in the panel';
const news = () => createEntryClient(editor, 'news', 'en');

const titleOnSite = async () => (await fetchHtml(publicPath)).root.querySelector('h1')?.textContent.trim();

test.beforeAll(async () => {
  editor = await createAdministrator();
  // The oldest one is on few pages.
  const [entry] = (await fetchEntries('news-items', 'en')).sort((a, b) => String(a['date']).localeCompare(String(b['date'])));
  if (!entry) throw new Error('There is no news in English');
  documentId = entry.documentId;
  publicPath = `/en/news/${String(entry['slug'])}`;
  await waitUntilLive(editor);
});

test('what is published in the panel is on the open page after a reload, and the panel says so with a link', async ({ page, context }) => {
  const open = await context.newPage();
  await open.goto(toAddress(publicPath));
  await page.bringToFront();
  await openSession(page);
  await page.goto(getEditAddress('news', documentId, 'en'));
  const say = loadTexts('en', 'publishing');
  const part = locateSidePanel(page, say('title'));
  await expect(part).toBeVisible();
  await page.locator('input[name=title]').fill(title);
  await publish(page);
  await waitUntil(async () => (await titleOnSite()) === title);
  await expect(part.getByText(toPattern(say('document.live')))).toBeVisible();
  await expect(part.getByRole('link', { name: say('open') })).toHaveAttribute('href', toAddress(publicPath));
  await open.reload();
  await expect(open.locator('h1')).toHaveText(title);
});

for (const language of listStoryLanguages('ru')) {
  test(`the edit view says in the panel’s language that it is live, and where (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'publishing');
    await openSession(page, language);
    await page.goto(getEditAddress('news', documentId, 'en'));
    const part = locateSidePanel(page, say('title'));
    await expect(part.getByText(toPattern(say('document.live')))).toBeVisible();
    await expect(part.getByRole('link', { name: say('open') })).toHaveAttribute('href', toAddress(publicPath));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test.describe('what can’t be shown as it is', () => {
  let picture: BrokenPicture;

  test.beforeAll(async () => {
    picture = await uploadBrokenPicture();
    await news().publish(documentId, { title: 'A title that nobody may see', cover: { alt: 'A well', image: picture.id } });
  });
  test.afterAll(() =>
    news()
      .publish(documentId, { title, cover: null })
      .catch(() => undefined),
  );

  for (const language of listStoryLanguages('en')) {
    test(`is shown as failed, with the reason, beside the entry and on the home page (${language})`, async ({ page }) => {
      const say = loadTexts(language, 'publishing');
      await openSession(page, language);
      await page.goto(getEditAddress('news', documentId, 'en'));
      const part = locateSidePanel(page, say('title'));
      await expect(part.getByText(toPattern(say('document.failed')))).toBeVisible();
      // In the language of the panel: nothing of it is left in English.
      await expect(part).toContainText(picture.hash);
      await expect(part.locator('[lang=en]')).toHaveCount(0);
      await openInPanel(page, `${settings.cmsUrl}/admin`);
      const widget = page.getByRole('region', { name: say('widget.title') });
      await expect(widget.getByText(toPattern(say('overview.held')))).toBeVisible();
      await expect(widget.getByRole('heading', { name: say('held') })).toBeVisible();
      await expect(widget.getByRole('listitem').filter({ hasText: picture.hash }).first()).toBeVisible();
    });
  }

  test('is not on the site, which keeps what it showed, while others publish; mended, it comes', async () => {
    expect(await titleOnSite()).toBe(title);
    const [question] = await fetchEntries('faqs', 'en');
    const asked = 'What do others publish meanwhile?';
    await createEntryClient(editor, 'faq', 'en').publish(question?.documentId ?? '', { question: asked });
    await waitUntil(async () => getBodyText((await fetchHtml('/en/faq')).root).includes(asked));
    await createEntryClient(editor, 'faq', 'en').publish(question?.documentId ?? '', { question: question?.['question'] });
    await news().publish(documentId, { title, cover: null });
    await waitUntil(async () => !(await fetchOverview(editor)).held.some((why) => why.includes(picture.hash)));
    title = 'A title that was mended';
    await news().publish(documentId, { title });
    await waitUntil(async () => (await titleOnSite()) === title);
  });
});

/** The part of the home page that tells of publishing, in the language that the panel is in. */
async function openWidget(page: Page, name: string): Promise<Locator> {
  await page.goto(`${settings.cmsUrl}/admin`);
  return page.getByRole('region', { name });
}

for (const language of listStoryLanguages('uz')) {
  test(`the home page tells of the last publications and of the queue (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'publishing');
    await openSession(page, language);
    const widget = await openWidget(page, say('widget.title'));
    await expect(widget.getByText(toPattern(say('overview.live')))).toBeVisible();
    await expect(widget.getByRole('heading', { name: say('last') })).toBeVisible();
    const row = widget.getByRole('listitem').filter({ hasText: title }).first();
    await expect(row).toContainText(toPattern(say('row.took'), {}, 'within'));
    // A queue is gone before anybody has looked: here its answer is made longer.
    await page.route('**/admin/publishing', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), queued: 21, lagMs: 4_200 } });
    });
    await expect(widget.getByText(toPattern(say('overview.queue'), { count: '21', seconds: '4' }))).toBeVisible();
    // The panel asks on, also while the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** Presses the button of a publication, and answers the question. */
async function undo(page: Page, row: Locator): Promise<void> {
  const say = loadTexts('en', 'publishing');
  await row.getByRole('button', { name: toPattern(say('undo.label')) }).click();
  await page
    .getByRole('alertdialog', { name: say('undo.title') })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click();
  await expect(page.getByText(say('undo.done')).first()).toBeVisible();
}

test('one click and a question bring the page of before back, and once more that of after', async ({ page }) => {
  const say = loadTexts('en', 'publishing');
  const before = title;
  title = 'A title that is taken back';
  const last = await fetchLastNumber(editor);
  await news().publish(documentId, { title });
  await waitUntil(async () => (await titleOnSite()) === title && (await fetchLastNumber(editor)) > last);
  const number = await fetchLastNumber(editor);

  await openSession(page);
  const widget = await openWidget(page, say('widget.title'));
  const rows = widget.getByRole('listitem').filter({ hasText: title });
  await undo(page, rows.first());
  await waitUntil(async () => (await titleOnSite()) === before);
  await expect(rows.filter({ hasText: toPattern(say('row.undone'), {}, 'within') })).toHaveCount(1);
  const undoing = rows.filter({ hasText: toPattern(say('row.undoes'), { number: String(number) }, 'within') });
  await expect(undoing).toBeVisible();

  const beside = await page.context().newPage();
  await openSession(beside);
  await beside.goto(getEditAddress('news', documentId, 'en'));
  await expect(locateSidePanel(beside, say('title')).getByText(toPattern(say('document.undone')))).toBeVisible();
  await beside.close();

  // The first message goes by itself.
  await expect(page.getByText(say('undo.done'))).toHaveCount(0);
  await undo(page, undoing);
  await waitUntil(async () => (await titleOnSite()) === title);
});
