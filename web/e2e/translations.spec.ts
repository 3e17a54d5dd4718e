import { type Browser, expect, type Locator, type Page } from '@playwright/test';

import { injectAxe, runAxe } from './in-page/axe';
import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { names } from './panel/handbook-examples';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { fetchHtml, settings, toAddress } from './site';

// The story does what the page of the handbook says: .github/handbook.
test.describe.configure({ mode: 'default' });

const unique = String(Date.now());
/** The people of each story: who is chosen by name has to be the only one of that name. */
const people = {
  uz: { editor: 'Gulnora Sattorova', translator: 'Dilbar Yoʻldosheva', checker: 'Oysha Nazarova', reason: 'Faqat vergul' },
  ru: { editor: 'Гулнора Сатторова', translator: 'Дилбар Юлдашева', checker: 'Ойша Назарова', reason: 'Только запятая' },
  en: { editor: 'Gulnora Sattor', translator: 'Dilbar Yuldash', checker: 'Aisha Nazar', reason: 'Only a comma' },
} as const satisfies Record<PanelLanguage, unknown>;
const russian = 'Русский';
const dueDay = '24.12.2099';

let chief: Editor;
const accounts: number[] = [];
const made: string[] = [];

/** Makes a person of a name. @returns the session */
async function makePerson(name: string, language: PanelLanguage, roles: readonly string[]): Promise<string> {
  const [firstname = '', lastname = ''] = name.split(' ');
  const session = await createSession(roles, language, { firstname, lastname });
  accounts.push(((await createEditor(session).ask('GET', '/admin/users/me'))['data'] as { id: number }).id);
  return session;
}

/** Publishes a page in all languages. @returns its document id */
async function publishPage(titles: { uz: string; ru: string; en: string }, slug: string): Promise<string> {
  const uz = createEntryClient(chief, 'page', 'uz');
  const id = await uz.create({ title: titles.uz, slug, parent: 'section:activities', blocks: [] });
  made.push(id);
  await uz.publish(id);
  for (const locale of ['ru', 'en'] as const) {
    const translation = createEntryClient(chief, 'page', locale);
    await translation.save(id, { title: titles[locale], slug, parent: 'section:activities', blocks: [] });
    await translation.publish(id);
  }
  return id;
}

/** The readers' pages of an entry: three languages, and the second alphabet of one. */
const views = ['uz', 'uz-cyrl', 'ru', 'en'] as const;
const getAddress = (view: string, slug: string) => `/${view}/activities/${slug}`;

/** Lists the views of a page on which readers see that it is an outdated translation. */
async function listNoted(slug: string): Promise<string[]> {
  const noted = await Promise.all(
    views.map(async (view) => ((await fetchHtml(getAddress(view, slug))).root.querySelector('main [role=note]') ? [view] : [])),
  );
  return noted.flat();
}
const waitUntilNoted = (slug: string, expected: readonly string[]) =>
  expect.poll(() => listNoted(slug), { timeout: 30_000, intervals: [100] }).toEqual(expected);

const formatToday = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Tashkent' }).format(new Date());
const newerText = {
  ru: () => `текст на узбекском языке изменён ${formatToday('ru')} Силу имеет он, а не перевод.`,
  en: () => `the Uzbek text was changed on ${formatToday('en-GB')}. That text prevails over the translation.`,
} as const;

/** Reads the notice as a reader does, in a window of its own, and goes to the newer text. */
async function readNotices(browser: Browser, slug: string): Promise<void> {
  const reader = await (await browser.newContext({ locale: 'uz-UZ', reducedMotion: 'reduce' })).newPage();
  for (const view of ['ru', 'en'] as const) {
    await reader.goto(toAddress(getAddress(view, slug)));
    const notice = reader.getByRole('main').getByRole('note');
    await expect(notice).toContainText(newerText[view]());
    await injectAxe(reader, true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await reader.emulateMedia({ colorScheme });
      expect({ view, colorScheme, found: await runAxe(reader) }).toEqual({ view, colorScheme, found: [] });
    }
    await notice.getByRole('link').click();
    await expect(reader).toHaveURL(toAddress(getAddress('uz', slug)));
  }
  await reader.context().close();
}

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  await deletePages(chief, made);
  for (const id of accounts) await chief.ask('DELETE', `/admin/users/${String(id)}`).catch(() => undefined);
});

const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });

/** Chooses an option by keyboard; a run before may have left a person of the same name, and then a number is behind it. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).press('Enter');
  await page
    .getByRole('option', { name: new RegExp(`^${option}(?: \\(\\d+\\))?$`, 'u') })
    .last()
    .press('Enter');
}

for (const language of listStoryLanguages('ru'))
  test(`an outdated translation names the fields that changed, of which each can need no translation (${language})`, async ({ page }) => {
    const { checker, reason } = people[language];
    const [changes, lists] = [loadTexts(language, 'changes'), loadTexts(language, 'lists')];
    const id = await publishPage(
      { uz: `Tuproq xaritasi ${language} ${unique}`, ru: `Карта почв ${language} ${unique}`, en: `Soil map ${language} ${unique}` },
      `tuproq-xaritasi-${language}-${unique}`,
    );
    const uzbek = createEntryClient(chief, 'page', 'uz');
    await uzbek.save(id, { title: `Tuproq xaritasi ${language} ${unique}.`, lead: 'Yangi qisqacha mazmun' });
    await uzbek.publish(id);
    // One place is corrected already: the list stays, and says so.
    await createEntryClient(chief, 'page', 'ru').save(id, { lead: 'Новое краткое содержание' });
    await openSession(page, language, await makePerson(checker, language, ['Translator (ru)', 'Editor (ru)']));
    await page.goto(getEditAddress('page', id, 'ru'));

    // Title and lead, each with what changed in it.
    const panel = locateSidePanel(page, lists('languages')).locator('[data-ochiq="languages"] > li').filter({ hasText: russian });
    const fields = panel.locator('[data-ochiq="changed-fields"]');
    await expect(fields.getByRole('listitem')).toHaveCount(2);
    const first = fields.getByRole('listitem').first();
    await expect(first).toContainText(changes('follows').split('{at}')[0] ?? '');
    await expect(first).not.toContainText(changes('revised'));
    await expect(fields.getByRole('listitem').nth(1)).toContainText(changes('revised'));
    await first.locator('summary').press('Enter');
    await expect(first.locator('details')).toContainText('Tuproq xaritasi');
    expect(await scanPart(panel)).toEqual([]);

    // One after the other needs no translation, by keyboard; then readers' text follows its source.
    for (const left of [1, 0]) {
      await first.getByRole('button').press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(reason);
      if (left === 1) expect(await scanPart(dialog)).toEqual([]);
      await button(dialog, changes('confirm')).press('Enter');
      await expect(dialog).toHaveCount(0);
      if (left === 1) await expect(fields.getByText(reason)).toBeVisible();
      await expect(fields.getByRole('listitem')).toHaveCount(left);
    }
    await expect(panel.getByText(toPattern(lists('confirmed'), { name: checker }, 'within'))).toContainText(reason);
    await expect(panel).toContainText(lists('changed'));
    expect(await scanPart(panel)).toEqual([]);
  });

const today = () => new Intl.DateTimeFormat('ru-RU', { timeZone: 'Asia/Tashkent' }).format(new Date());

for (const language of listStoryLanguages('ru'))
  test(`a corrected text makes its translation outdated, which is assigned and needs no translation (${language})`, async ({
    page,
    browser,
  }) => {
    const { editor, translator, reason } = people[language];
    const [say, lists, notices] = [loadTexts(language, 'translations'), loadTexts(language, 'lists'), loadTexts(language, 'notices')];
    const titles = {
      uz: `Suv manbalari ${language} ${unique}`,
      ru: `Источники воды ${language} ${unique}`,
      en: `Water sources ${language} ${unique}`,
    };
    const slug = `suv-manbalari-${language}-${unique}`;
    const id = await publishPage(titles, slug);
    const editing = await makePerson(editor, language, ['Editor (uz)']);
    const translating = await makePerson(translator, language, ['Translator (ru)', 'Editor (ru)']);

    // An editor corrects the Uzbek text, and publishes it.
    const corrected = `${titles.uz},`;
    await openSession(page, language, editing);
    await page.goto(getEditAddress('page', id, 'uz'));
    await page.locator('input[name=title]').fill(corrected);
    const published = page.waitForResponse(
      (response) =>
        response.url().includes('api::page.page') && response.request().method() === 'POST' && response.url().includes('publish'),
    );
    await button(page, names[language].publish).first().click();
    expect((await published).status()).toBe(200);

    // Readers of the translations see it, and find the newer text.
    await waitUntilNoted(slug, ['ru', 'en']);
    await readNotices(browser, slug);

    // The board says that the Russian one is outdated since today.
    await page
      .getByRole('link', { name: say('title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/translations$/u);
    const board = page.locator('[data-ochiq="translations"]');
    await choose(page, say('person'), editor);
    await expect(page).toHaveURL(/\?person=\d+$/u);
    const row = board
      .getByRole('table', { name: say('rows'), exact: true })
      .locator('tbody > tr')
      .filter({ hasText: corrected });
    const cell = row.locator('td').nth(2);
    await expect(cell).toContainText(lists('outdated'));
    await expect(cell).toContainText(say('since').replace('{day}', today()));
    await expect(row.locator('td').nth(1).getByRole('link')).toHaveText(new RegExp(lists('published'), 'u'));
    expect(await scanPart(board)).toEqual([]);
    await board
      .getByRole('link', {
        name: say('count').replace('{language}', russian).replace('{state}', lists('outdated')).replace('{count}', '1'),
      })
      .press('Enter');
    await expect(page).toHaveURL(/languageState=ru%3Aoutdated/u);
    await expect(row).toHaveCount(1);

    // It is assigned to a translator, by keyboard.
    await row.getByRole('checkbox').press('Space');
    await button(board, say('assign')).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(toPattern(say('assign.count'), { count: '1' }))).toBeVisible();
    await choose(page, say('assign.person'), translator);
    await dialog.getByRole('textbox', { name: new RegExp(`^${say('assign.due').slice(0, 4)}`, 'u') }).fill(dueDay);
    expect(await scanPart(dialog)).toEqual([]);
    await button(dialog, say('assign')).press('Enter');
    await expect(cell).toContainText(say('task.due').replace('{name}', translator).replace('{day}', dueDay));
    const result = board.getByText(toPattern(say('assign.done')));
    await expect(result).toBeVisible();
    // The keyboard goes on from there.
    await expect(result).toBeFocused();

    // On a phone only the tables scroll by themselves.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await board.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });

    // The translator sees it on the desk, and says that the change needs no translation.
    const other = await (await browser.newContext({ locale: 'uz-UZ' })).newPage();
    await openSession(other, language, translating);
    await other.goto(`${settings.cmsUrl}/admin`);
    const numbers = other.getByRole('link', { name: new RegExp(`^${russian}, ${say('numbers.outdated').split(':')[0] ?? ''}`, 'u') });
    await expect(numbers).toHaveAttribute('href', /\/translations\?languageState=ru%3Aoutdated$/u);
    const desk = other.getByRole('group', { name: notices('desk') });
    await expect(desk.getByRole('heading', { name: notices('translate') })).toBeVisible();
    expect(await scanPart(desk)).toEqual([]);
    await desk.getByRole('link', { name: titles.ru, exact: true }).click();
    const panel = locateSidePanel(other, lists('languages')).locator('[data-ochiq="languages"] > li').filter({ hasText: russian });
    await expect(panel.getByRole('link', { name: lists('compare') })).toBeVisible();
    await button(panel, `${lists('confirm')} (${russian})`).press('Enter');
    const confirming = other.getByRole('dialog');
    await confirming.getByRole('textbox').fill(reason);
    expect(await scanPart(confirming)).toEqual([]);
    await button(confirming, lists('confirm')).press('Enter');
    await expect(panel.getByText(toPattern(lists('confirmed'), { name: translator }, 'within'))).toContainText(reason);
    await expect(button(panel, `${lists('confirm')} (${russian})`)).toHaveCount(0);
    expect(await scanPart(panel)).toEqual([]);
    await waitUntilNoted(slug, ['en']);
    await openInPanel(other, `${settings.cmsUrl}/admin`);
    await expect(desk).toBeVisible();
    await expect(desk.getByRole('link', { name: titles.ru, exact: true })).toHaveCount(0);
    await other.context().close();

    // The board says that it is live, and that nobody has to translate it.
    await page.goBack();
    await expect(cell).toContainText(lists('published'));
    await expect(cell).not.toContainText(translator);

    // Readers of a new translation see no notice, either.
    const english = createEntryClient(chief, 'page', 'en');
    await english.save(id, { title: `${titles.en},` });
    await english.publish(id);
    await waitUntilNoted(slug, []);
  });
