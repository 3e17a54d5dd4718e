import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, deletePages, type Editor } from './panel/editor';
import { names } from './panel/handbook-examples';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import {
  addPageRule,
  createApprovingRole,
  createReviewClient,
  createReviewPerson,
  dropPageRules,
  publishReviewedPage,
} from './panel/review-client';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { fetchHtml, getBodyText, settings } from './site';
import { waitUntil } from './wait-until';

// Each story is of one language, and does what the page of the handbook says: .github/handbook.
test.describe.configure({ mode: 'default' });

const unique = String(Date.now());
const author = 'Zulfiya Ergasheva';
/** The reviewer of each story: who is chosen by name has to be the only one of that name. */
const reviewers = { bir: 'Baxtiyor Saidov', ikki: 'Otabek Karimov', uch: 'Nodira Aliyeva' } as const;
/** How long a page may take until it is live, on a busy machine. */
const liveMs = 60_000;
const dueDay = '24.12.2099';

const words = {
  uz: {
    title: 'Suvni tejash',
    remark: 'Qaysi yil haqida?',
    lead: '2026-yilda suvni qanday tejaymiz.',
    note: 'Yilni koʻrsating.',
    reason: 'Toshqin',
  },
  ru: {
    title: 'Экономия воды',
    remark: 'О каком годе речь?',
    lead: 'Как мы экономим воду в 2026 году.',
    note: 'Укажите год.',
    reason: 'Паводок',
  },
  en: {
    title: 'Saving water',
    remark: 'Which year is this about?',
    lead: 'How we save water in 2026.',
    note: 'Name the year.',
    reason: 'Flood',
  },
} as const;

type Story = { id: string; slug: string; title: string; author: string; reviewer: string };

let chief: Editor;
const made: string[] = [];
const approvers = new Map<PanelLanguage, string>();

/** Publishes a page that has to be approved, for two persons of a language. */
async function beginStory(language: PanelLanguage, suffix: keyof typeof reviewers): Promise<Story> {
  const title = `${words[language].title} ${suffix} ${unique}`;
  const slug = `tejash-${suffix}-${language}-${unique}`;
  const id = await publishReviewedPage(chief, language, title, slug);
  made.push(id);
  const role = approvers.get(language) ?? (await createApprovingRole(language));
  approvers.set(language, role);
  return {
    ...{ id, slug, title },
    author: await createReviewPerson(language, author),
    reviewer: await createReviewPerson(language, reviewers[suffix], [role]),
  };
}

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  await dropPageRules(chief, made);
  await deletePages(chief, made);
});

const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });
const lead = (page: Page) => page.locator('textarea[name=lead]');

/** Presses a button of the form. */
async function press(page: Page, name: string, method: 'POST' | 'PUT'): Promise<void> {
  const answering = page.waitForResponse((response) => response.url().includes('api::page.page') && response.request().method() === method);
  await button(page, name).first().click();
  expect((await answering).status()).toBe(200);
}

/** The parts beside the entry that this is about, in the language of the panel. */
function locateParts(page: Page, language: PanelLanguage) {
  const [say, remarks] = [loadTexts(language, 'review'), loadTexts(language, 'remarks')];
  return { say, remarks, part: locateSidePanel(page, say('title')), remarkPart: locateSidePanel(page, remarks('title')) };
}

/** Opens the entry as another person, whose session is in a browser of its own. */
async function openAs(context: BrowserContext, language: PanelLanguage, session: string): Promise<Page> {
  const page = await context.newPage();
  await openSession(page, language, session);
  return page;
}

/** Expects a state in the part of the review. The open page reads it again by itself. */
const expectState = (part: Locator, text: string) => expect(part.getByText(text, { exact: true })).toBeVisible();

for (const language of listStoryLanguages('uz')) {
  test(`a text is submitted, corrected, approved, changed and published (${language})`, async ({ page, browser }) => {
    const story = await beginStory(language, 'bir');
    const { id, slug, title } = story;
    await addPageRule(chief, id);
    const own = createReviewClient(createEditor(story.author), id, language);
    const { say, remarks, part, remarkPart } = locateParts(page, language);
    const notices = loadTexts(language, 'notices');
    const reviewing = await browser.newContext({ locale: 'uz-UZ' });

    // The author changes it, and can neither publish nor plan that.
    await openSession(page, language, story.author);
    await page.goto(getEditAddress('page', id, language));
    await expectState(part, say('state.published'));
    const changed = `${title} II`;
    await page.locator('input[name=title]').fill(changed);
    await expectState(part, say('next.save'));
    await press(page, names[language].save, 'PUT');
    await expectState(part, say('state.draft'));
    const refusal = String((await own.read())['publishRefusal']);
    expect(refusal).toContain(reviewers.bir);
    await button(page, names[language].publish).first().click();
    await expect(page.getByText(say('publish.title'))).toBeVisible();
    await expect(locateSidePanel(page, loadTexts(language, 'schedule')('title')).getByText(refusal)).toBeVisible();
    await expect(createEntryClient(createEditor(story.author), 'page', language).publish(id)).rejects.toThrow('403');

    await button(part, say('submit')).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: reviewers.bir }).click();
    await dialog.getByRole('textbox', { name: new RegExp(`^${say('due-on')}`, 'u') }).fill(dueDay);
    expect(await scanPart(dialog)).toEqual([]);
    await takeHandbookPicture(dialog, language, 'review-submit');
    await button(dialog, say('submit')).click();
    await expectState(part, say('state.submitted'));
    expect(await scanPart(part)).toEqual([]);

    // The reviewer comes from their desk, and asks for a change at a field.
    const desk = await openAs(reviewing, language, story.reviewer);
    await desk.goto(`${settings.cmsUrl}/admin`);
    const widget = desk.getByRole('region', { name: notices('title') });
    const row = widget.getByRole('listitem').filter({ hasText: changed });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(toPattern(notices('due'), { day: dueDay }, 'within'));
    expect(await scanPart(widget.getByRole('group', { name: notices('desk') }))).toEqual([]);
    await takeHandbookPicture(widget, language, 'review-desk');
    await row.getByRole('link').press('Enter');
    const theirs = locateParts(desk, language);
    await expectState(theirs.part, say('state.submitted'));
    await lead(desk).focus();
    await theirs.remarkPart.getByRole('textbox', { name: remarks('text') }).fill(words[language].remark);
    await button(theirs.remarkPart, remarks('add')).click();
    await expect(theirs.remarkPart.getByText(words[language].remark)).toBeVisible();
    expect(await scanPart(theirs.remarkPart)).toEqual([]);
    await takeHandbookPicture(theirs.remarkPart, language, 'remarks');
    await button(theirs.part, say('ask-for-changes')).click();
    await desk.getByRole('dialog').getByRole('textbox').fill(words[language].note);
    await button(desk.getByRole('dialog'), say('ask-for-changes')).click();
    await expectState(theirs.part, say('state.changes-asked'));

    // The author is led to the field, corrects it, and submits it again.
    await openInPanel(page, `${settings.cmsUrl}/admin`);
    await page
      .getByRole('region', { name: notices('title') })
      .getByRole('link', { name: changed })
      .first()
      .click();
    await expectState(part, say('state.changes-asked'));
    await expect(part.getByText(words[language].note)).toBeVisible();
    await remarkPart.getByRole('button', { name: toPattern(remarks('go')) }).press('Enter');
    await expect(lead(page)).toBeFocused();
    await lead(page).fill(words[language].lead);
    await press(page, names[language].save, 'PUT');
    await button(remarkPart, remarks('resolve')).click();
    await expect(remarkPart.getByRole('button', { name: toPattern(remarks('show'), { count: '1' }) })).toBeVisible();
    await button(part, say('submit')).click();
    await button(dialog, say('submit')).click();
    await expectState(part, say('state.submitted'));
    await expect(own.approve()).rejects.toThrow('403');

    // The reviewer sees what changed, and approves.
    await desk.reload();
    await button(theirs.part, say('approve')).click();
    const approval = desk.getByRole('dialog');
    const comparison = approval.getByRole('link', { name: say('approve.changes') });
    await expect(comparison).toHaveAttribute('href', new RegExp(`^/admin/history/page/${id}/${language}\\?before=\\d+$`, 'u'));
    expect(await scanPart(approval)).toEqual([]);
    await takeHandbookPicture(approval, language, 'review-approve');
    await button(approval, say('approve')).click();
    await expectState(theirs.part, say('state.approved'));
    await reviewing.close();

    // A change after that makes the approval void.
    await expectState(part, say('state.approved'));
    await lead(page).fill(`${words[language].lead} II`);
    await press(page, names[language].save, 'PUT');
    await expectState(part, say('state.void'));
    await own.submit();
    await createReviewClient(createEditor(story.reviewer), id, language).approve();
    await expectState(part, say('state.approved'));
    await press(page, names[language].publish, 'POST');
    await waitUntil(
      async () => getBodyText((await fetchHtml(`/${language}/activities/${slug}`)).root).includes(`${words[language].lead} II`),
      liveMs,
    );
  });

  test(`who may skip the review does so for a reason that others see (${language})`, async ({ page, browser }) => {
    const story = await beginStory(language, 'ikki');
    const roles = (await chief.ask('GET', '/admin/roles'))['data'] as { name: string; code: string }[];
    const code = roles.find(({ name }) => name === `Editor (${language})`)?.code ?? '';
    await addPageRule(chief, story.id, { approvals: 2, skippedBy: [code] });
    await createEntryClient(createEditor(story.author), 'page', language).save(story.id, { lead: words[language].lead });
    const { say, part } = locateParts(page, language);
    await openSession(page, language, story.author);
    await page.goto(getEditAddress('page', story.id, language));
    await button(part, say('skip')).click();
    const dialog = page.getByRole('dialog');
    await button(dialog, say('skip')).press('Enter');
    await expect(dialog.getByText(say('required'))).toBeVisible();
    expect(await scanPart(dialog)).toEqual([]);
    await dialog.getByRole('textbox').fill(words[language].reason);
    await expect(dialog.getByText(say('required'))).toHaveCount(0);
    await button(dialog, say('skip')).click();
    await expectState(part, say('state.skipped'));

    const others = await browser.newContext({ locale: 'uz-UZ' });
    const desk = await openAs(others, language, await createReviewPerson(language, reviewers.ikki));
    await desk.goto(getEditAddress('page', story.id, language));
    const theirs = locateParts(desk, language).part;
    await expectState(theirs, say('state.skipped'));
    await expect(theirs.getByText(words[language].reason, { exact: true })).toBeVisible();
    await press(page, names[language].publish, 'POST');
    await openInPanel(desk, getEditAddress('page', story.id, language));
    await expectState(theirs, say('state.published'));
    await others.close();
  });

  test(`an administrator makes, changes and removes a rule, and others see none (${language})`, async ({ page, browser }) => {
    const { id, title, author: session } = await beginStory(language, 'uch');
    const [rules, notices] = [loadTexts(language, 'rules'), loadTexts(language, 'notices')];
    await openSession(page, language);
    await page.goto(`${settings.cmsUrl}/admin/review`);
    const editor = page.locator('[data-ochiq=review-rules]');
    const dialog = page.getByRole('dialog');
    /** Chooses by the place of an option in its list: the titles of types are the panel's. */
    const choose = async (field: string, option: string | RegExp) => {
      await dialog.getByRole('combobox', { name: rules(field), exact: true }).click();
      await page.getByRole('option', { name: option }).first().click();
    };
    await button(editor, rules('add')).press('Enter');
    await choose('type', /^(?:Page|Страницы|Sahifalar)$/u);
    await choose('section', new RegExp(`^(?:— )*${title}$`, 'u'));
    await choose('approvals', rules('approvals.2'));
    await choose('outside', rules('outside.counts'));
    expect(await scanPart(dialog)).toEqual([]);
    await button(dialog, rules('save')).click();
    await expect(editor.getByRole('status')).toHaveText(rules('saved'));
    const row = editor.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(rules('approvals.2'));
    await expect(row).toContainText(rules('outside.counts'));
    expect(await scanPart(page.locator('[data-ochiq=review-page]'))).toEqual([]);
    await takeHandbookPicture(editor, language, 'review-rules');
    expect(await createReviewClient(createEditor(session), id, language).read()).toMatchObject({
      needed: { approvals: 2, outside: 'counts' },
    });

    await row.getByRole('button', { name: toPattern(rules('change.name')) }).click();
    await choose('approvals', rules('approvals.1'));
    await button(dialog, rules('save')).click();
    await expect(row).toContainText(rules('approvals.1'));
    await row.getByRole('button', { name: toPattern(rules('remove.name')) }).click();
    await button(dialog, rules('remove')).click();
    await expect(row).toHaveCount(0);

    const others = await browser.newContext({ locale: 'uz-UZ' });
    const desk = await openAs(others, language, session);
    await desk.goto(`${settings.cmsUrl}/admin/review`);
    const daily = desk.getByRole('radio', { name: notices('letters.daily') });
    await daily.click();
    await expect(desk.getByText(notices('letters.saved'))).toBeVisible();
    await desk.reload();
    await expect(daily).toBeChecked();
    await expect(desk.locator('[data-ochiq=review-rules]')).toHaveCount(0);
    await expect(createEditor(session).ask('GET', '/admin/review-rules')).rejects.toThrow('403');
    await others.close();
  });
}
