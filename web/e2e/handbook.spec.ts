import { expect, type Locator, type Page } from '@playwright/test';

import { getEditAddress, getNewAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { examples, names } from './panel/handbook-examples';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { fetchHtml, settings } from './site';
import { createParagraph } from './strapi-text';
import { waitUntil } from './wait-until';

// Each story is of one language, and does what the page of the handbook says: .github/handbook.
test.describe.configure({ mode: 'default' });

/** How long a page may take until it is live, on a busy machine. */
const liveMs = 60_000;

const unique = String(Date.now());
let chief: Editor;
const sessions = new Map<PanelLanguage, string>();
const made: { type: 'page' | 'announcement' | 'person'; id: string; locale: PanelLanguage }[] = [];

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterEach(async () => {
  // What is below goes first: a page waits for those below it.
  for (const { type, id, locale } of made.splice(0).reverse()) {
    await createEntryClient(chief, type, locale)
      .remove(id)
      .catch(() => undefined);
    await chief.ask('DELETE', `/admin/deleted-entries/${type}/${id}`).catch(() => undefined);
  }
});

/** Signs an editor of the language in, who reads the panel in it. */
async function begin(page: Page, language: PanelLanguage): Promise<Editor> {
  const session = sessions.get(language) ?? (await createSession([`Editor (${language})`], language));
  sessions.set(language, session);
  await openSession(page, language, session);
  return createEditor(session);
}

const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });
const titleField = (page: Page) => page.locator('input[name=title]');
const guard = (page: Page) => page.locator('[data-ochiq=editing]');

/** Presses a button of the form. @returns the document id of what was written */
async function press(page: Page, name: string, method: 'POST' | 'PUT', type: string): Promise<string> {
  const answering = page.waitForResponse(
    (response) => response.url().includes(`api::${type}.${type}`) && response.request().method() === method,
  );
  await button(page, name).first().click();
  const answer = await answering;
  expect(answer.status()).toBeLessThan(300);
  const { data } = (await answer.json()) as { data: { documentId: string } };
  return data.documentId;
}

const publish = (page: Page, language: PanelLanguage, type: string) => press(page, names[language].publish, 'POST', type);
const save = (page: Page, language: PanelLanguage, type: string) => press(page, names[language].save, 'PUT', type);

/** Chooses where a page is, by the field's own search. */
async function chooseParent(page: Page, language: PanelLanguage, title: string): Promise<void> {
  const field = page.getByRole('combobox', { name: new RegExp(`^${names[language].parent}`, 'u') });
  await field.click();
  await field.fill(title);
  // Pages are indented below their section; other sections may have the words in their names, too.
  await page.getByRole('option', { name: new RegExp(`^(?:— )*${title}$`, 'u') }).click();
}

/** Puts the page of the form into the menu of the institution, by its own button. Publishing a menu is told by `menus.spec.ts`. */
async function putIntoMenu(page: Page, language: PanelLanguage, id: string): Promise<void> {
  const say = loadTexts(language, 'menus');
  const navigation = createEntryClient(chief, 'navigation', language);
  const { institution: before } = await navigation.find('');
  await locateSidePanel(page, say('side')).getByRole('link').first().click();
  await expect(page.locator('[data-ochiq=menu]').first().getByRole('status')).toHaveText(toPattern(say('added')));
  await save(page, language, 'navigation');
  // Nothing is left to save: the panel lets the form go.
  await expect(button(page, names[language].save)).toBeDisabled();
  expect(JSON.stringify((await navigation.find(''))['institution'])).toContain(`page:${id}`);
  await navigation.save('', { institution: before });
}

const isAt = async (address: string, status: number) => (await fetchHtml(address)).status === status;

for (const language of listStoryLanguages('ru')) {
  const words = examples[language];

  test(`makes a section with three pages, and moves it with redirects (${language})`, async ({ page }) => {
    await begin(page, language);
    const slugs = ['suv', 'reja', 'natija'].map((slug) => `${slug}-${language}-${unique}`);
    const [top = '', ...below] = slugs;
    const paths = (section: string) => [`/${language}/${section}/${top}`, ...below.map((slug) => `/${language}/${section}/${top}/${slug}`)];
    for (const [index, title] of words.pages.entries()) {
      await openInPanel(page, getNewAddress('page', language));
      await titleField(page).fill(title);
      await page.locator('input[name=slug]').fill(slugs[index] ?? '');
      await page.locator('textarea[name=lead]').fill(words.lead);
      await chooseParent(page, language, index === 0 ? names[language].activities : words.pages[0]);
      await expect(page.getByText(paths('activities')[index] ?? '').first()).toBeVisible();
      if (index === 0) await takeHandbookPicture(page.locator('form').first(), language, 'page-place');
      made.push({ type: 'page', id: await publish(page, language, 'page'), locale: language });
      await waitUntil(() => isAt(paths('activities')[index] ?? '', 200), liveMs);
    }

    const section = made[0]?.id ?? '';
    await openInPanel(page, getEditAddress('page', section, language));
    await putIntoMenu(page, language, section);

    await openInPanel(page, getEditAddress('page', section, language));
    await chooseParent(page, language, names[language].audit);
    await expect(page.getByText(paths('audit')[0] ?? '').first()).toBeVisible();
    await takeHandbookPicture(page.locator('form').first(), language, 'page-moved');
    await publish(page, language, 'page');
    for (const [index, address] of paths('audit').entries()) {
      await waitUntil(() => isAt(address, 200), liveMs);
      // The pages are live before their redirects: what mentions an entry follows its own page.
      await waitUntil(() => isAt(paths('activities')[index] ?? '', 301), liveMs);
      const former = await fetchHtml(paths('activities')[index] ?? '');
      expect([former.status, former.headers.get('location')]).toEqual([301, expect.stringContaining(address)]);
    }
  });

  test(`corrects, compares and takes back a text, and sees the page of a day (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'history');
    const editor = await begin(page, language);
    const announcements = createEntryClient(editor, 'announcement', language);
    const slug = `quduq-${language}-${unique}`;
    const id = await announcements.create({ title: words.title, slug, body: createParagraph(words.before), date: '2026-11-20' });
    made.push({ type: 'announcement', id, locale: language });
    await announcements.publish(id);
    await announcements.save(id, { body: createParagraph(words.after) });

    await page.goto(getEditAddress('announcement', id, language));
    const part = locateSidePanel(page, say('title'));
    await part
      .getByRole('listitem')
      .filter({ hasText: say('state.published') })
      .getByRole('link')
      .click();
    const main = page.getByRole('main');
    await expect(main.locator('del')).toHaveCount(1);
    await expect(main.locator('ins')).toHaveCount(1);
    await takeHandbookPicture(main, language, 'compare');
    await button(page, say('restore')).click();
    await button(page.getByRole('alertdialog'), names[language].confirm).click();
    await expect(page.getByText(toPattern(say('restore.done'))).first()).toBeVisible();
    await page.getByRole('link', { name: say('back') }).click();
    await expect(page.getByText(words.before).first()).toBeVisible();
    await publish(page, language, 'announcement');

    await button(part, say('day')).click();
    await page
      .getByRole('dialog', { name: say('day.calendar') })
      .locator('table button[tabindex="0"]')
      // By key: parts above that are still being read push the calendar out of sight.
      .press('Enter');
    await expect(part.getByText(toPattern(say('day.shown')))).toBeVisible();
    const shown = part.getByRole('link', { name: toPattern(say('page.name')) });
    await expect(shown.first()).toBeVisible();
    await takeHandbookPicture(part, language, 'page-on-a-day');
    const address = await shown.first().getAttribute('href');
    await page.goto(address ?? '');
    await expect(page.getByText(words.before).first()).toBeVisible();
  });

  test(`brings a deleted person back under another address (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'trash');
    const editor = await begin(page, language);
    const people = createEntryClient(editor, 'person', language);
    const slug = `rahimov-${language}-${unique}`;
    const id = await people.create({ name: words.person, slug });
    await people.remove(id);
    made.push({ type: 'person', id, locale: language });
    const other = await people.create({ name: `${words.person} II`, slug });
    made.push({ type: 'person', id: other, locale: language });

    await page.goto(`${settings.cmsUrl}/admin/trash`);
    const table = page.getByRole('table', { name: say('list') });
    const row = table.getByRole('row').filter({ hasText: words.person }).first();
    await expect(row).toBeVisible();
    await takeHandbookPicture(table, language, 'trash');
    await row.getByRole('button', { name: toPattern(say('restore.name')) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(say('taken.title'))).toBeVisible();
    await takeHandbookPicture(dialog, language, 'trash-address');
    await button(dialog, say('restore')).click();
    await expect(page).toHaveURL(new RegExp(id, 'u'));
    expect(await people.find(id)).toMatchObject({ name: words.person, slug: `${slug}-2` });
  });

  test(`rescues a crashed draft, and joins it with what a second editor has saved (${language})`, async ({ page }) => {
    const [merge, copies] = [loadTexts(language, 'merge'), loadTexts(language, 'copies')];
    const editor = await begin(page, language);
    const announcements = createEntryClient(editor, 'announcement', language);
    const slug = `ikki-${language}-${unique}`;
    const id = await announcements.create({ title: words.title, slug, body: createParagraph(words.before), date: '2026-11-20' });
    made.push({ type: 'announcement', id, locale: language });
    const address = getEditAddress('announcement', id, language);
    await page.goto(address);
    await titleField(page).fill(words.mine);
    await expect(guard(page)).toContainText(toPattern(copies('stored'), {}, 'within'));
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await begin(next, language);
    await next.goto(address);
    await expect(guard(next).getByRole('status')).toHaveText(toPattern(copies('found')));
    await takeHandbookPicture(guard(next), language, 'unsaved-text');
    await button(next, copies('restore')).click();
    await expect(titleField(next)).toHaveValue(words.mine);

    await createEntryClient(chief, 'announcement', language).save(id, { title: words.theirs });
    const refused = next.waitForResponse((response) => response.url().includes(id) && response.request().method() === 'PUT');
    await button(next, names[language].save).click();
    expect((await refused).status()).toBe(409);
    await button(next, merge('compare')).click();
    const dialog = next.getByRole('dialog');
    await dialog.getByRole('radio', { name: merge('mine'), exact: true }).click();
    await takeHandbookPicture(dialog, language, 'two-texts');
    await button(dialog, merge('apply')).click();
    await expect(titleField(next)).toHaveValue(words.mine);
    await save(next, language, 'announcement');
    expect(await announcements.find(id)).toMatchObject({ title: words.mine });
  });
}
