import { expect, test, type Page } from '@playwright/test';

import { injectAxe, runAxe } from './in-page/axe';
import { toAddress, openHydrated } from './site';

const form = (page: Page, name: string) => page.locator(`main form[action$="/forms/${name}"]`);

/** An address that has no account. */
const createUnusedEmail = () => `nobody-${String(Date.now())}-${String(Math.random()).slice(2, 8)}@mail.example`;

async function signIn(page: Page): Promise<void> {
  const login = form(page, 'login');
  await login.getByLabel('E-mail').fill(createUnusedEmail());
  await login.getByLabel('Password', { exact: true }).fill('not the right one');
  await login.getByRole('button', { name: 'Sign in' }).click();
}

test('who is not known is not signed in, and what was typed stays', async ({ page, context }) => {
  await openHydrated(page, '/en/login', 'login');
  await signIn(page);
  await expect(page.getByText('The e-mail or the password is wrong.')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/login$/u);
  await expect(form(page, 'login').getByLabel('Password', { exact: true })).toHaveValue('not the right one');
  expect(await context.cookies()).toEqual([]);
});

test('a password can be seen while it is typed', async ({ page }) => {
  await openHydrated(page, '/en/login', 'login');
  const password = form(page, 'login').getByLabel('Password', { exact: true });
  await password.fill('seen');
  await page.getByRole('checkbox', { name: 'Show password' }).check();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('seen');
});

test('a reader’s own page leads who is not signed in to where they can', async ({ page }) => {
  for (const language of ['uz', 'ru', 'en']) {
    await page.goto(toAddress(`/${language}/account`));
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`, 'u'));
  }
});

test('the way to the reader’s own page loads it', async ({ page }) => {
  await openHydrated(page, '/en/login', 'login');
  const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/en/account'));
  await page.locator('main').getByRole('link', { name: 'My appeals' }).click();
  await asked;
  await expect(page).toHaveURL(/\/en\/login$/u);
});

test('a new password is asked for in the same words whether or not there is an account', async ({ page }) => {
  await openHydrated(page, '/en/login', 'login');
  await page.getByRole('link', { name: 'Restore the password' }).click();
  await form(page, 'forgot-password').getByLabel('E-mail').fill(createUnusedEmail());
  await form(page, 'forgot-password').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^If there is an account with this address/u)).toBeVisible();
});

test('too short a password is told of before an account is made', async ({ page }) => {
  await openHydrated(page, '/en/signup', 'signup');
  const signUp = form(page, 'signup');
  await signUp.getByLabel('Name').fill('Anvar');
  await signUp.getByLabel('E-mail').fill(createUnusedEmail());
  await signUp.getByLabel('Password', { exact: true }).fill('short');
  await signUp.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText(['The field Password must be at least 10']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('who is not known is told so on a page with what was typed, but not the password', async ({ page, context }) => {
    await page.goto(toAddress('/en/login'));
    await signIn(page);
    await expect(page).toHaveURL(/\/en\/forms\/login$/u);
    await expect(page.getByText('The e-mail or the password is wrong.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(/^nobody-/u);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await context.cookies()).toEqual([]);
  });

  test('a new password is asked for', async ({ page }) => {
    await page.goto(toAddress('/en/forms/forgot-password'));
    await page.getByLabel('E-mail').fill(createUnusedEmail());
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/en\/forms\/forgot-password\/sent\?r=/u);
    await expect(page.getByText(/^If there is an account with this address/u)).toBeVisible();
  });

  for (const name of ['confirm-email', 'reset-password']) {
    test(`a link to ${name} that is no longer good is told of`, async ({ page }) => {
      const code = 'a-code-that-nobody-was-given';
      await page.goto(toAddress(`/en/forms/${name}?code=${code}`));
      await expect(form(page, name).locator('input[name=code]')).toHaveValue(code);
      const password = page.getByLabel('Password', { exact: true });
      if (name === 'reset-password') await password.fill('a password that is long enough');
      await form(page, name).getByRole('button').click();
      await expect(page.getByText(/^This link has been used or is too old/u)).toBeVisible();
    });
  }
});

const accountPages = [
  'login',
  'signup',
  'account',
  ...['login', 'signup', 'forgot-password', 'reset-password', 'confirm-email', 'sign-out'].map((name) => `forms/${name}`),
];

for (const language of ['uz', 'ru', 'en']) {
  test(`axe finds nothing on the pages of accounts (${language})`, async ({ page }) => {
    for (const path of accountPages) {
      await page.goto(toAddress(`/${language}/${path}`));
      await injectAxe(page, true);
      expect({ path, found: await runAxe(page) }).toEqual({ path, found: [] });
    }
  });
}
