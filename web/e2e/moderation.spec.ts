import { intakeTypes, type IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import { expect, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { sendForm } from './panel/citizen';
import { getSubmissionAddress } from './panel/edit-view';
import { createAdministrator, createModeratorSession, createSession } from './panel/editor';
import { test } from './panel/panel-test';
import { getAdministratorToken, openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { panelLanguages, loadSubmissionTexts, type PanelLanguage } from './panel/texts';
import { toAddress, fetchEntries, fetchHtml, waitForHydration, getBodyText } from './site';

/** What is decided of something: the words that are chosen, or nothing any more, and the answer. */
type Decision = Readonly<Partial<Record<'stage' | 'outcome' | 'suspicion' | 'answer', string | null>>>;

const saved = { uz: 'Yozuv saqlandi', ru: 'Запись сохранена', en: 'Saved document' } as const;
const save = { uz: 'Saqlash', ru: 'Сохранить', en: 'Save' } as const;
const types = Object.keys(intakeTypes) as IntakeTypeName[];

/** Words that nobody has sent before. */
const createUniqueText = (text: string) => `${text} ${String(Date.now())}`;
const [name, phone, email] = ['Anvar Karimov', '+998 90 123-45-67', 'anvar@reader.example'];
const answer = 'Quduq tekshirildi, suv berildi.';

const sendAppeal = () =>
  sendForm('appeal', {
    ...{ kind: 'complaint', name, email, phone },
    address: 'Toshkent, 1',
    message: createUniqueText('Qudugʻimizda suv kamaydi'),
  });
const sendComment = async (content = createUniqueText('Yaxshi xabar')) => {
  const [news] = await fetchEntries('news-items', 'uz');
  await sendForm('comment', { news: news?.documentId ?? '', name, content });
};
const sendQuestion = async () => {
  const [vacancy] = (await fetchEntries('vacancies', 'uz')).sort((a, b) => String(b['deadline']).localeCompare(String(a['deadline'])));
  const about = { offer: vacancy?.documentId ?? '', kind: 'ask', consent: 'yes' };
  await sendForm('inquiry', { ...{ name, email, phone }, ...about, message: createUniqueText('Yotoqxona beriladimi') });
};
const sendReview = (content = createUniqueText('Quduqni tez tekshirib berishdi')) =>
  sendForm('review', { ...{ name, role: 'Fermer', consent: 'yes' }, content });

const sent: Readonly<Record<IntakeTypeName, () => Promise<unknown>>> = {
  appeal: sendAppeal,
  comment: () => sendComment(),
  review: () => sendReview(),
  'contact-message': () =>
    sendForm('contact', { name, email, subject: 'Quduq haqida', message: createUniqueText('Qudugʻimizda suv kamaydi') }),
  'callback-request': () => sendForm('callback', { name: createUniqueText(name), phone }),
  inquiry: sendQuestion,
  'page-feedback': () => sendForm('error-report', { text: createUniqueText('Telefon raqami eski') }),
};

const decisions: Readonly<Record<IntakeTypeName, readonly Decision[]>> = {
  appeal: [{ stage: 'in-review' }, { stage: 'answered', outcome: 'explained', answer }, { suspicion: null }],
  comment: [{ stage: 'approved', suspicion: null }, { stage: 'rejected', suspicion: 'trap-filled' }, { stage: 'pending' }],
  review: [{ stage: 'approved', suspicion: null }, { stage: 'rejected', suspicion: 'trap-filled' }, { stage: 'pending' }],
  'contact-message': [{ stage: 'done' }, { stage: 'new', suspicion: 'too-quick' }, { suspicion: null }],
  'callback-request': [{ stage: 'done' }, { stage: 'new', suspicion: 'too-quick' }, { suspicion: null }],
  inquiry: [{ stage: 'in-review' }, { stage: 'answered', answer }, { suspicion: null }],
  'page-feedback': [{ stage: 'done' }, { stage: 'new', suspicion: 'too-quick' }, { suspicion: null }],
};

/** The newest of what citizens sent, as the CMS has it. */
async function fetchNewest(type: IntakeTypeName): Promise<Readonly<Record<string, unknown>> & { documentId: string }> {
  const { ask } = await createAdministrator();
  const { results } = await ask('GET', `/content-manager/collection-types/api::${type}.${type}?sort=id:desc`);
  const [first] = results as ({ documentId: string } & Record<string, unknown>)[];
  if (!first) throw new Error(`There is no ${type}`);
  return first;
}

/** The form of one thing that was sent, in a language of the panel. */
function getForm(page: Page, type: IntakeTypeName, language: PanelLanguage) {
  const { field, choice } = loadSubmissionTexts(language);
  const labelled = (role: 'combobox' | 'textbox', name: string) => page.getByRole(role, { name: field(type, name) });
  return {
    field: (name: string) => labelled(name === 'answer' ? 'textbox' : 'combobox', name),
    /** What can be pressed only while the form holds something else than the CMS gave it. */
    button: page.getByRole('button', { name: save[language], exact: true }),
    async fill(decision: Decision) {
      for (const [name, value] of Object.entries(decision)) {
        if (name === 'answer') {
          await labelled('textbox', name).fill(value ?? '');
        } else {
          await labelled('combobox', name).click();
          const options = page.getByRole('option');
          // The first one is that of nothing.
          await (value === null ? options.first() : page.getByRole('option', { name: choice(value), exact: true })).click();
        }
      }
    },
    /** Presses the button. @returns what the CMS answers */
    async press() {
      const put = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes(`api::${type}.`));
      await page.getByRole('button', { name: save[language], exact: true }).click();
      return (await put).status();
    },
    async expectShown(decision: Decision) {
      for (const [name, value] of Object.entries(decision)) {
        if (name === 'answer') await expect(labelled('textbox', name)).toHaveValue(value ?? '');
        else if (value !== null) await expect(labelled('combobox', name)).toContainText(choice(value));
        else
          for (const word of ['trap-filled', 'too-quick', 'no-proof'])
            await expect(labelled('combobox', name)).not.toContainText(choice(word));
      }
    },
  };
}

/** Waits for a message of the panel, and puts it away, so that the next one is not taken for it. */
async function expectText(page: Page, text: string): Promise<void> {
  const message = page.getByText(text, { exact: true });
  await expect(message).toBeVisible();
  await message.locator('xpath=ancestor::*[.//button][1]').getByRole('button').click();
  await expect(message).toHaveCount(0);
}

/**
 * Opens what was sent last and decides on it step by step. After each step the CMS has it so, and the form holds just
 * what the CMS answered; after the last one the panel is loaded anew and shows all that was decided.
 */
async function handle(page: Page, type: IntakeTypeName, language: PanelLanguage, session: string): Promise<void> {
  await sent[type]();
  const { documentId } = await fetchNewest(type);
  await openSession(page, language, session);
  await page.goto(getSubmissionAddress(type, documentId));
  const form = getForm(page, type, language);
  for (const decision of decisions[type]) {
    await form.fill(decision);
    expect(await form.press()).toBe(200);
    await expectText(page, saved[language]);
    expect(await fetchNewest(type)).toMatchObject({ documentId, ...decision });
    await expect(form.button).toBeDisabled();
    await form.expectShown(decision);
  }
  await page.reload();
  await form.expectShown(Object.assign({}, ...decisions[type]) as Decision);
}

test.describe('what citizens send is handled in the panel', () => {
  let [moderator, clerk] = ['', ''];
  test.beforeAll(async () => {
    moderator = await createModeratorSession();
    clerk = await createSession(['Applications and questions']);
  });

  for (const [index, type] of types.entries()) {
    const language = panelLanguages[index % panelLanguages.length] ?? 'en';
    test(`by the role for it: ${type} (${language})`, async ({ page }) => {
      await handle(page, type, language, type === 'inquiry' ? clerk : moderator);
    });
    test(`by the Super Admin: ${type}`, async ({ page }) => {
      await handle(page, type, 'en', await getAdministratorToken());
    });
  }

  test('an answer that was neither yes nor no stays so', async ({ page }) => {
    await handle(page, 'page-feedback', 'en', await getAdministratorToken());
    expect(await fetchNewest('page-feedback')).toMatchObject({ useful: null });
  });

  for (const language of listStoryLanguages('uz')) {
    test(`an appeal is not answered without an answer, which is said beside the field (${language})`, async ({ page }) => {
      await sendAppeal();
      const { documentId } = await fetchNewest('appeal');
      await openSession(page, language, await createModeratorSession(language));
      await page.goto(getSubmissionAddress('appeal', documentId));
      const form = getForm(page, 'appeal', language);
      await form.fill({ stage: 'answered' });
      expect(await form.press()).toBe(400);
      const why = { uz: /^Avval javobni yozing/u, ru: /^Сначала напишите ответ/u, en: /^Write the answer first/u }[language];
      await expect(form.field('answer')).toHaveAccessibleDescription(why);
      expect(await fetchNewest('appeal')).toMatchObject({ stage: 'received' });
      await form.fill({ stage: 'answered', answer });
      expect(await form.press()).toBe(200);
      expect(await fetchNewest('appeal')).toMatchObject({ stage: 'answered', answer });
    });

    test(`the newest come first, in words and with the day that is due (${language})`, async ({ page }) => {
      const receipt = await sendAppeal();
      const { choice } = loadSubmissionTexts(language);
      await openSession(page, language, moderator);
      await page.goto(getSubmissionAddress('appeal'));
      const row = page.getByRole('row').nth(1);
      await expect(row).toContainText(receipt?.number ?? '-');
      for (const word of ['complaint', 'received', 'no-proof']) await expect(row).toContainText(choice(word));
      await expect(row).toContainText(receipt?.dueOn.split('-').reverse().join('.') ?? '-');
    });
  }

  test('the Super Admin is offered no form for what only citizens send', async ({ page }) => {
    await sendAppeal();
    await openSession(page);
    await page.goto(getSubmissionAddress('appeal'));
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('Create new entry')).toHaveCount(0);
  });
});

test.describe('what the citizen sees of it', () => {
  let moderator = '';
  test.beforeAll(async () => {
    moderator = await createModeratorSession();
  });

  /** Opens what was sent in the English panel, as the role for it does. @returns decides on it there */
  async function openForm(page: Page, type: IntakeTypeName, documentId: string): Promise<(decision: Decision) => Promise<void>> {
    await openSession(page, 'en', moderator);
    await page.goto(getSubmissionAddress(type, documentId));
    const form = getForm(page, type, 'en');
    return async (decision) => {
      await form.fill(decision);
      expect(await form.press()).toBe(200);
      await expect(form.button).toBeDisabled();
    };
  }

  test('the stage of an appeal and the answer to it, with number and code', async ({ page, context }) => {
    await page.goto(toAddress('/en/appeals'));
    await waitForHydration(page, 'appeals');
    const appeal = page.locator('main form[action$="/forms/appeal"]');
    await appeal.getByText('Complaint').click();
    await appeal.getByLabel('Surname').fill(name);
    await appeal.getByLabel('Address').fill('Tashkent, 1');
    await appeal.getByLabel('Text of the appeal').fill(createUniqueText('The well in our street has run dry.'));
    await appeal.getByRole('button', { name: 'Send' }).click();
    const [number, code] = [page.locator('[data-slot=number]').first(), page.locator('[data-slot=code]').first()];
    await expect(code).not.toBeEmpty();
    const [receipt, secret] = [(await number.textContent()) ?? '', (await code.textContent()) ?? ''];

    /** What the site says of it, on a page that is opened anew. */
    const expectSaid = async (...texts: readonly string[]) => {
      await page.goto(toAddress('/en/appeals'));
      await waitForHydration(page, 'appeals');
      const state = page.locator('main form[action$="/forms/appeal-status"]');
      await state.getByLabel('Number').fill(receipt);
      await state.getByLabel('Code').fill(secret);
      await state.getByRole('button', { name: 'Check' }).click();
      for (const text of texts) await expect(page.getByText(text)).toBeVisible();
    };
    const panel = await context.newPage();
    const { documentId, receiptNumber } = await fetchNewest('appeal');
    expect(receiptNumber).toBe(receipt);
    const decide = await openForm(panel, 'appeal', documentId);
    await decide({ stage: 'in-review' });
    await expectSaid('Under consideration (now)');
    await decide({ stage: 'answered', outcome: 'satisfied', answer });
    await expectSaid('Answered (now)', answer);
  });

  /** Whether a page of the site says the words. */
  const says = async (path: string, words: string) => getBodyText((await fetchHtml(path)).root).includes(words);

  test('a comment beside its news item once it is approved, and no longer when it is rejected', async ({ page }) => {
    const [news] = await fetchEntries('news-items', 'uz');
    const path = `/uz/news/${String(news?.['slug'])}`;
    const words = createUniqueText('Quduq haqidagi xabar uchun rahmat');
    await sendComment(words);
    const { documentId } = await fetchNewest('comment');
    expect(await says(path, words)).toBe(false);
    const decide = await openForm(page, 'comment', documentId);
    await decide({ stage: 'approved' });
    await waitUntil(() => says(path, words));
    await decide({ stage: 'rejected' });
    await waitUntil(async () => !(await says(path, words)));
  });

  test('a review among the others once it is approved, and no longer when it is rejected', async ({ page }) => {
    const words = createUniqueText('Bir haftada yangi quduq burgʻilab berishdi');
    await sendReview(words);
    const { documentId } = await fetchNewest('review');
    expect(await says('/uz/review', words)).toBe(false);
    const decide = await openForm(page, 'review', documentId);
    await decide({ stage: 'approved' });
    await waitUntil(() => says('/uz/review', words));
    await decide({ stage: 'rejected' });
    await waitUntil(async () => !(await says('/uz/review', words)));
  });
});

test('who writes news is shown nothing of what citizens send', async ({ page }) => {
  const receipt = await sendAppeal();
  await openSession(page, 'en', await createSession(['Editor (en)']));
  await page.goto(getSubmissionAddress('appeal'));
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.goto(getSubmissionAddress('appeal').replace(/appeal/gu, 'news'));
  const links = page.getByRole('navigation').locator('a[href*="collection-types/api::"]');
  await expect(links.first()).toBeVisible();
  for (const type of types) await expect(page.locator(`a[href*="api::${type}.${type}"]`)).toHaveCount(0);
  expect(receipt).not.toBeNull();
});
