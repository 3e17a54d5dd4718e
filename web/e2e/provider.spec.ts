import { expect, test, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { createAdministrator, createEntryClient, type Editor } from './panel/editor';
import { waitUntilLive } from './panel/publisher';
import { toAddress, fetchHtml } from './site';

test.describe.configure({ mode: 'serial' });

const languages = ['uz', 'ru', 'en'] as const;

const words = {
  uz: {
    way: (name: string) => `${name} orqali kirish`,
    account: 'Mening murojaatlarim',
    out: 'Chiqish',
    cancelled: 'Kirish bekor qilindi. Qaytadan urinib koʻring yoki boshqa usulni tanlang.',
    notSetUp: /^Bu usul bilan kirish hali sozlanmagan\./u,
  },
  ru: {
    way: (name: string) => `Войти через ${name}`,
    account: 'Мои обращения',
    out: 'Выйти',
    cancelled: 'Вход отменён. Попробуйте ещё раз или выберите другой способ.',
    notSetUp: /^Этот способ входа ещё не подключён\./u,
  },
  en: {
    way: (name: string) => `Sign in with ${name}`,
    account: 'My appeals',
    out: 'Sign out',
    cancelled: 'Signing in was cancelled. Try again or choose another way.',
    notSetUp: /^This way of signing in is not set up yet\./u,
  },
} as const;
type Language = keyof typeof words;

/** Those that are connected to the CMS of the tests, and one that is not. */
const connected = ['OneID', 'Google'] as const;
const unconnected = 'Telegram';
const offered = [...connected, unconnected];

let editor: Editor;
type Offered = { provider: string; ready: boolean };
/** As the site's settings were, where nobody was led to any of them. */
let before: readonly Offered[] = [];

async function setProviders(providers: readonly Offered[]): Promise<void> {
  for (const language of languages) await createEntryClient(editor, 'site', language).publish('', { signInProviders: providers });
}

const getTarget = async (language: Language, provider: string) =>
  (await fetchHtml(`/${language}/login`)).html.includes(`href="/${language}/sign-in/${provider}"`);

test.beforeAll(async () => {
  editor = await createAdministrator();
  await waitUntilLive(editor);
  const { signInProviders } = await createEntryClient(editor, 'site', 'uz').find('');
  before = (signInProviders as Offered[]).map(({ provider, ready }) => ({ provider, ready }));
  await setProviders(offered.map((name) => ({ provider: name.toLowerCase(), ready: true })));
  for (const language of languages) await waitUntil(() => getTarget(language, 'telegram'), 60_000);
});
test.afterAll(async () => {
  await setProviders(before);
  await waitUntilLive(editor);
});

async function goTo(page: Page, language: Language, provider: string): Promise<void> {
  await page.goto(toAddress(`/${language}/login`));
  await page.getByRole('link', { name: words[language].way(provider), exact: true }).click();
}

/** What a reader finds who was signed in: their own page, which knows their name. */
async function isSignedIn(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(toAddress(`/${language}/account`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].account);
  await expect(page.getByText('Anvar Karimov')).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    for (const provider of connected) {
      test(`who agrees at ${provider} is signed in, until they sign out (${language})`, async ({ page }) => {
        await goTo(page, language, provider);
        await page.getByRole('link', { name: 'Agree' }).click();
        await isSignedIn(page, language);
        await page.goto(toAddress(`/${language}/account`));
        await isSignedIn(page, language);
        await page.getByRole('button', { name: words[language].out, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/${language}/forms/sign-out/sent\\?r=`, 'u'));
        await page.goto(toAddress(`/${language}/account`));
        await expect(page).toHaveURL(toAddress(`/${language}/login`));
      });
    }

    test(`who refuses at a provider reads why nobody is signed in (${language})`, async ({ page, context }) => {
      await goTo(page, language, 'Google');
      await page.getByRole('link', { name: 'Refuse' }).click();
      await expect(page).toHaveURL(toAddress(`/${language}/login?sign-in=cancelled`));
      await expect(page.getByText(words[language].cancelled)).toBeVisible();
      expect(await context.cookies()).toEqual([]);
    });

    test(`a provider that is not set up says so (${language})`, async ({ page }) => {
      await goTo(page, language, unconnected);
      await expect(page).toHaveURL(toAddress(`/${language}/login?sign-in=not-set-up`));
      await expect(page.getByText(words[language].notSetUp)).toBeVisible();
    });
  }
});

test('with scripts it is the same road', async ({ page }) => {
  await goTo(page, 'en', 'Google');
  await page.getByRole('link', { name: 'Agree' }).click();
  await isSignedIn(page, 'en');
});
