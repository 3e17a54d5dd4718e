import { expect, test, type Page } from '@playwright/test';

import { toAddress, openHydrated } from './site';

const contact = (page: Page) => page.locator('main form[action$="/en/forms/contact"]');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Words that nobody has sent before. */
const createSubject = () => `Wells, ${String(Date.now())} ${String(Math.random()).slice(2, 8)}`;

async function fill(page: Page): Promise<void> {
  const form = contact(page);
  await form.getByLabel('Name').fill('Anvar');
  await form.getByLabel('E-mail').fill('anvar@mail.example');
  await form.getByLabel('Subject').fill(createSubject());
  await form.getByLabel('Message').fill('The well in our street has run dry.');
}

const send = (page: Page) => contact(page).getByRole('button', { name: 'Send' }).click();

test('a message is sent without leaving the page', async ({ page }) => {
  await openHydrated(page, '/en/contact', 'contact');
  await fill(page);
  await send(page);
  await expect(page.getByText('Sent successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/contact$/u);
  await expect(contact(page)).toBeHidden();
});

test('what is wrong is said over the form, which takes the focus, and beside each field', async ({ page }) => {
  await openHydrated(page, '/en/contact', 'contact');
  await contact(page).getByLabel('Name').fill('A');
  await send(page);
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('link')).toHaveText([
    'The field Name must be at least 2',
    'This field E-mail is required for the record',
    'This field Subject is required for the record',
    'This field Message is required for the record',
  ]);
  await alert(page)
    .getByRole('link', { name: /E-mail/u })
    .click();
  await expect(contact(page).getByLabel('E-mail')).toBeFocused();
  await fill(page);
  await expect(alert(page)).toHaveCount(0);
  await send(page);
  await expect(page.getByText('Sent successfully.')).toBeVisible();
});

test('a double click makes one message', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await openHydrated(page, '/en/contact', 'contact');
  await fill(page);
  await contact(page).getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText('Sent successfully.')).toBeVisible();
  expect(posts).toEqual([toAddress('/en/forms/contact')]);
});

test('without a line nothing is lost, and the second try brings the same key', async ({ page, context }) => {
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push((request.postDataJSON() as { key?: string }).key);
  });
  await openHydrated(page, '/en/contact', 'contact');
  const challenge = page.waitForResponse(/\/forms\/challenge$/u);
  await fill(page);
  await challenge;
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline: the form will not be sent/u)).toBeVisible();
  await send(page);
  await expect(contact(page).getByLabel('Name')).toHaveValue('Anvar');
  await context.setOffline(false);
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  await send(page);
  await expect(page.getByText('Sent successfully.')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('the sender of an appeal is given a receipt, and can follow the appeal', async ({ page }) => {
  await openHydrated(page, '/en/appeals', 'appeals');
  const appeal = page.locator('main form[action$="/forms/appeal"]');
  await appeal.getByText('Complaint').click();
  await appeal.getByLabel('Surname').fill('Anvar Karimov');
  await appeal.getByLabel('Address').fill('Tashkent, 1');
  await appeal.getByLabel('Text of the appeal').fill(`The well in our street has run dry. ${createSubject()}`);
  await appeal.getByRole('button', { name: 'Send' }).click();
  const receipt = { number: page.locator('[data-slot=number]').first(), code: page.locator('[data-slot=code]').first() };
  for (const slot of Object.values(receipt)) await expect(slot).not.toBeEmpty();
  const number = (await receipt.number.textContent()) ?? '';
  const code = (await receipt.code.textContent()) ?? '';
  const state = page.locator('main form[action$="/forms/appeal-status"]');
  await state.getByLabel('Number').fill(number);
  await state.getByLabel('Code').fill(code);
  await state.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'How far it is' })).toBeVisible();
  await expect(page.getByText('Received (now)')).toBeVisible();
});

test('every page can be called useful', async ({ page }) => {
  await openHydrated(page, '/en/about', 'section');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Sent successfully.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message leads to a page that says it was taken', async ({ page }) => {
    await page.goto(toAddress('/en/contact'));
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(/\/en\/forms\/contact\/sent\?r=/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent successfully.', { useInnerText: true });
  });

  test('what every page asks leads back to the page it was asked on', async ({ page }) => {
    await page.goto(toAddress('/en/about'));
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the page you came from' }).click();
    await expect(page).toHaveURL(toAddress('/en/about'));
  });

  test('the page that says a form was sent, opened by hand, says that none was', async ({ page }) => {
    await page.goto(toAddress('/en/forms/appeal/sent'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing has been sent', { useInnerText: true });
    await expect(page.getByText('Your appeal is registered')).toBeHidden();
    await expect(page.locator('main').getByRole('link', { name: 'Submit an appeal' })).toBeVisible();
  });

  test('what is wrong is said, and what was typed is there', async ({ page }) => {
    await page.goto(toAddress('/en/contact'));
    await fill(page);
    // Enough for the browser, too little once it is cleaned.
    await contact(page)
      .getByLabel('Message')
      .fill(`dry${' '.repeat(10)}`);
    await send(page);
    await expect(page).toHaveURL(/\/en\/forms\/contact$/u);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['The field Message must be at least 10']);
    await expect(page.getByLabel('Name')).toHaveValue('Anvar');
    await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
  });

  test('the sender of an appeal is given a receipt', async ({ page }) => {
    await page.goto(toAddress('/en/forms/appeal'));
    await page.getByText('Proposal').click();
    await page.getByLabel('Surname').fill('Anvar Karimov');
    await page.getByLabel('Address').fill('Tashkent, 1');
    await page.getByLabel('Text of the appeal').fill(`There should be a well in our street. ${createSubject()}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/forms\/appeal\/sent\?/u);
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    for (const slot of ['number', 'code', 'dueOn']) await expect(page.locator(`[data-slot=${slot}]`)).not.toBeEmpty();
  });
});
