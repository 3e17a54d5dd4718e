import { expect, type Locator, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { names } from './panel/handbook-examples';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { createParagraph } from './strapi-text';

const unique = String(Date.now());
const made: string[] = [];
let chief: Editor;

/** What the Russian text says, and the amount that it should say. */
const wrong = '15 000 000 сумов';
const right = '1 500 000 сумов';
const toLead = (amount: string, days: number) => `На конкурс выделено ${amount}, заявки рассматриваются ${String(days)} дней.`;

/** Publishes a page in Uzbek, and saves it in Russian, with another amount and another term. */
async function createPages(language: PanelLanguage): Promise<string> {
  const slug = `tanlov-${language}-${unique}`;
  const uzbek = createEntryClient(chief, 'page', 'uz');
  const lead = 'Tanlovga 1 500 000 soʻm ajratildi, arizalar 10 kunda koʻriladi.';
  const toBlocks = (text: string) => [{ __component: 'block.text', body: createParagraph(text) }];
  const id = await uzbek.create({ title: 'Tanlov', slug, parent: 'section:activities', lead, blocks: toBlocks('Tanlov') });
  made.push(id);
  await uzbek.publish(id);
  await createEntryClient(chief, 'page', 'ru').save(id, {
    ...{ title: 'Конкурс', slug: `konkurs-${language}-${unique}`, lead: toLead(wrong, 15), blocks: toBlocks('Конкурс') },
  });
  return id;
}

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  await deletePages(chief, made);
});

const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });

/** Waits for what the CMS answers to a publication that is begun. */
async function expectPublished(page: Page, begin: () => Promise<void>): Promise<void> {
  const answering = page.waitForResponse(
    (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
  );
  await begin();
  expect((await answering).status()).toBe(200);
}

for (const language of listStoryLanguages('ru')) {
  test(`an editor is told what languages say differently, mends it or accepts it, and is told again once it changes (${language})`, async ({
    page,
  }) => {
    const id = await createPages(language);
    const session = await createSession(['Editor (ru)'], language);
    const say = loadTexts(language, 'agreement');
    await openSession(page, language, session);
    await page.goto(getEditAddress('page', id, 'ru'));
    const part = locateSidePanel(page, say('title'));
    const lead = page.locator('textarea[name=lead]');
    const readDraft = () => createEntryClient(createEditor(session), 'page', 'ru').find(id);

    // Both differences are named with both places, also before the publication.
    const findDifference = (value: string) => part.getByRole('listitem').filter({ has: page.locator('strong', { hasText: value }) });
    const amount = findDifference(wrong);
    const term = findDifference('15 дней');
    await expect(amount).toContainText('1 500 000 soʻm');
    await expect(term).toContainText('10 kunda');
    expect(await scanPart(part)).toEqual([]);

    await button(page, names[language].publish).first().click();
    const question = page.getByRole('dialog', { name: say('question') });
    const dismiss = async () => {
      // Keys reach the dialog once it has the focus.
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
    };
    await expect(question).toContainText(wrong);
    await expect(question).toContainText('1 500 000 soʻm');
    expect(await scanPart(question)).toEqual([]);
    await dismiss();
    expect(await readDraft()).toMatchObject({ status: 'draft' });

    // The amount is mended at its place, which the list leads to.
    await amount.getByRole('button', { name: toPattern(say('go-to')) }).press('Enter');
    await expect(lead).toBeFocused();
    await lead.fill(toLead(right, 15));
    await button(part, say('again')).click();
    await expect(amount).toHaveCount(0);

    // The term is accepted with a reason, by keyboard, and is not asked about.
    await term.getByRole('button', { name: toPattern(say('accept-about')) }).press('Enter');
    const dialog = page.getByRole('dialog', { name: say('accept-title') });
    await dialog.getByRole('textbox').fill('Перевод длится дольше');
    expect(await scanPart(dialog)).toEqual([]);
    await button(dialog, say('accept-title')).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(part.getByText(say('none'))).toBeVisible();
    await expect(part.getByText('Перевод длится дольше')).toBeVisible();
    await expectPublished(page, () => button(page, names[language].publish).first().click());

    // It comes back once the number changes, also where the keys publish; a person can publish all the same.
    await lead.fill(toLead(right, 20));

    // A plan of it is asked about, too, and is not made where the person thinks better of it.
    const sayPlan = loadTexts(language, 'schedule');
    const plans = locateSidePanel(page, sayPlan('title'));
    await plans.locator('input[type=datetime-local]').fill('2099-12-24T10:00');
    await button(plans, sayPlan('add')).press('Enter');
    await expect(button(question, say('plan'))).toBeVisible();
    await dismiss();
    await expect(plans.getByText(sayPlan('none'), { exact: true })).toBeVisible();

    await page.keyboard.press('Control+Shift+Enter');
    await expect(question).toContainText('20 дней');
    await expect(question).toContainText('10 kunda');
    await expectPublished(page, () => button(question, say('publish')).click());
    await expect(findDifference('20 дней')).toBeVisible();
  });
}
