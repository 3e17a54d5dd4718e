import { expect, type Locator, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, deletePages, type Editor } from './panel/editor';
import { waitForLetter } from './panel/letters';
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

test.describe.configure({ mode: 'default' });

const unique = String(Date.now());
const person = 'Aziza Rahimova';
const [author, reviewer] = ['Zulfiya Ergasheva', 'Sanjar Yusupov'];

/** What the page says when the answer is taken, and when another code is needed: packages/edge/src/responses/messages.ts. */
const words = {
  uz: {
    title: 'Tadbir eʼloni',
    agreed: 'Rahmat! Roziligingiz qabul qilindi.',
    objected: /^Rahmat! Eʼtirozingiz/u,
    wrong: /^Kod notoʻgʻri/u,
  },
  ru: {
    title: 'Анонс мероприятия',
    agreed: 'Спасибо! Ваше согласие получено.',
    objected: /^Спасибо! Ваше возражение/u,
    wrong: /^Код неверный/u,
  },
  en: {
    title: 'Announcement of an event',
    agreed: 'Thank you! Your agreement was received.',
    objected: /^Thank you! Your objection/u,
    wrong: /^The code is wrong/u,
  },
} as const;

let chief: Editor;
const made: string[] = [];

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  await dropPageRules(chief, made);
  await deletePages(chief, made);
});

const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });

/** Submits a change of a page that has to be approved from outside. */
async function submitChange(language: PanelLanguage, suffix: string) {
  const title = `${words[language].title} ${suffix} ${unique}`;
  const id = await publishReviewedPage(chief, language, title, `tadbir-${suffix}-${language}-${unique}`);
  made.push(id);
  await addPageRule(chief, id, { outside: 'required' });
  const writer = createEditor(await createReviewPerson(language, author));
  const session = await createReviewPerson(language, reviewer, [await createApprovingRole(language)]);
  const changed = `${title} II`;
  await createEntryClient(writer, 'page', language).save(id, { title: changed });
  const review = createReviewClient(writer, id, language);
  await review.submit();
  return { id, title: changed, writer, session, review, email: `aziza-${suffix}-${language}-${unique}@ministry.example` };
}

/** Invites a person by the dialog of the panel. @returns the link, as the panel shows it once */
async function invite(page: Page, language: PanelLanguage, email: string): Promise<string> {
  const say = loadTexts(language, 'invitations');
  const part = locateSidePanel(page, say('title'));
  await button(part, say('invite')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: new RegExp(`^${say('name')}`, 'u') }).fill(person);
  await dialog.getByRole('textbox', { name: new RegExp(`^${say('email')}`, 'u') }).fill(email);
  await dialog.getByRole('spinbutton', { name: new RegExp(`^${say('days')}`, 'u') }).fill('3');
  expect(await scanPart(dialog)).toEqual([]);
  await button(dialog, say('send')).click();
  await expect(part.getByText(say('made'))).toBeVisible();
  expect(await scanPart(part)).toEqual([]);
  return part.getByRole('textbox').inputValue();
}

/** Reads the code of a letter, which is a line of its own. */
async function readCode(email: string, count: number): Promise<string> {
  const letter = await waitForLetter(email, count);
  const code = /^[2-9A-HJ-NP-Z]{8}$/mu.exec(letter)?.[0];
  if (code === undefined) throw new Error(`There is no code in the letter: ${letter}`);
  return code;
}

/** The form at the end of the page that a person outside reads. */
const locateForm = (page: Page): Locator => page.locator('#approval');

for (const language of listStoryLanguages('ru')) {
  test(`a person outside agrees by the link, without scripts, with the code of a letter (${language})`, async ({ page, browser }) => {
    const say = loadTexts(language, 'invitations');
    const review = loadTexts(language, 'review');
    const { id, title, session, review: own, email, writer } = await submitChange(language, 'bir');
    await openSession(page, language, session);
    await page.goto(getEditAddress('page', id, language));
    const address = await invite(page, language, email);
    expect(await waitForLetter(email, 1)).toContain(address);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const outside = await context.newPage();
    const opened = await outside.goto(address);
    expect(opened?.status()).toBe(200);
    expect(opened?.headers()['x-robots-tag']).toContain('noindex');
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText(title);
    const form = locateForm(outside);
    await expect(form.getByText(person)).toBeVisible();
    // The address is not shown in full: a link may be passed on.
    await expect(form.getByText(email)).toHaveCount(0);
    await form.getByRole('button').press('Enter');
    const code = await readCode(email, 2);
    await form.locator('input[value=agreed]').check();
    await form.locator('input[name=code]').fill('22222222');
    await form.getByRole('button').first().click();
    await expect(form.getByRole('alert')).toHaveText(words[language].wrong);
    // What was chosen stays.
    await expect(form.locator('input[value=agreed]')).toBeChecked();
    await form.locator('input[name=code]').fill(code.toLowerCase());
    await form.getByRole('button').first().click();
    await expect(outside.getByText(words[language].agreed)).toBeVisible();
    await outside.goto(address);
    await expect(outside.getByText(words[language].agreed)).toBeVisible();
    await context.close();

    const part = locateSidePanel(page, say('title'));
    await expect(part.getByText(toPattern(say('agreed')))).toBeVisible();
    await expect(locateSidePanel(page, review('title')).getByText(review('state.approved'), { exact: true })).toBeVisible();
    const invitation = { state: 'agreed', name: person, opened: expect.any(Number), openedAt: expect.any(String) };
    expect(await own.read()).toMatchObject({ state: 'approved', invitations: [invitation] });
    await createEntryClient(writer, 'page', language).publish(id);
  });

  test(`a person outside objects for a reason, and a revoked link opens nothing (${language})`, async ({ page, browser }) => {
    const say = loadTexts(language, 'invitations');
    const { id, session, review: own, email } = await submitChange(language, 'ikki');
    await openSession(page, language, session);
    await page.goto(getEditAddress('page', id, language));
    const part = locateSidePanel(page, say('title'));
    const revoked = await invite(page, language, email);
    await button(part, say('revoke')).click();
    await expect(part.getByText(say('revoked'), { exact: true })).toBeVisible();
    const address = await invite(page, language, `second-${email}`);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const outside = await context.newPage();
    expect((await outside.goto(revoked))?.status()).toBe(410);
    await outside.goto(address);
    const form = locateForm(outside);
    await form.getByRole('button').click();
    const code = await readCode(`second-${email}`, 2);
    await form.locator('input[value=objected]').check();
    await form.locator('input[name=code]').fill(code);
    await form.getByRole('button').first().click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.locator('textarea[name=reason]').fill(person);
    await form.locator('input[name=code]').fill(code);
    await form.getByRole('button').first().click();
    await expect(outside.getByText(words[language].objected)).toBeVisible();
    await context.close();
    expect(await own.read()).toMatchObject({
      state: 'changes-asked',
      invitations: [{ state: 'objected', note: person }, { state: 'revoked' }],
    });
  });
}
