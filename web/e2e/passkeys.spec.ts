import { expect, type Locator, type Page } from '@playwright/test';

import { createEditor } from './panel/editor';
import { test } from './panel/panel-test';
import { addPerson, password, signInWithPassword } from './panel/person';
import { scanPart } from './panel/scan-part';
import { logIn } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern } from './panel/texts';
import { computeTotpCode } from './panel/totp-code';

// One after the other, and each by itself.
test.describe.configure({ mode: 'default' });

/** What the CMS says about a passkey that is used and was removed. */
const noPasskey = {
  uz: /^Bu yerda kirish kalitingiz yoʻq/u,
  ru: /^Ключа доступа у вас здесь нет/u,
  en: /^You have no passkey here/u,
} as const;

const wrongCode = { uz: /^Kod notoʻgʻri/u, ru: /^Код неверен/u, en: /^The code is wrong/u } as const;

/** Gives the browser of a page a phone or computer that keeps passkeys, and confirms whatever it is asked. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Sets an app up for an editor who has a passkey, and takes the passkey away, in another session. */
async function replacePasskeyByApp(email: string, codes: readonly string[]): Promise<void> {
  const { ask } = createEditor(await logIn(email, password));
  const [forSession, forApp, forRemoval] = codes;
  await ask('POST', '/admin/second-factor/code', { code: forSession });
  const { key } = await ask('POST', '/admin/second-factor/enrolment', { proof: forApp });
  await ask('POST', '/admin/second-factor/confirmation', { code: computeTotpCode(String(key)) });
  const passkeys = (await ask('GET', '/admin/passkeys'))['passkeys'] as { id: number }[];
  for (const { id } of passkeys) await ask('POST', `/admin/passkeys/${String(id)}/removal`, { proof: forRemoval });
}

const gate = (page: Page) => page.locator('[data-ochiq="second-factor"]');
const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });
const field = (part: Page | Locator, name: string) => part.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });

for (const language of listStoryLanguages('ru'))
  test(`an editor adds a passkey, signs in with it, and with a recovery code once it was removed (${language})`, async ({ page }) => {
    const [say, sayFactor] = [loadTexts(language, 'passkeys'), loadTexts(language, 'factor')];
    const { email } = await addPerson({ prefix: 'passkey', language, firstname: 'Zulfiya', lastname: 'Qodirova' });
    const signIn = () => signInWithPassword(page, language, email, { address: '/sign-in-protection' });
    await addAuthenticator(page);
    await signIn();
    const part = page.locator('[data-ochiq="protection"]');
    await expect(part.getByText(say('none'))).toBeVisible();
    await button(part, say('add')).click();
    await field(part, say('name')).fill('Telefon');
    // The field of the app is the other one.
    const form = part.locator('form').filter({ has: button(page, say('create')) });
    expect(await scanPart(part)).toEqual([]);
    await form.locator('input[type=password]').fill(password);
    await button(form, say('create')).click();
    const codes = part.getByRole('listitem').filter({ hasText: /^[A-Z\d]{5}-[A-Z\d]{5}$/u });
    await expect(codes).toHaveCount(10);
    const [used = '', ...others] = await codes.allTextContents();
    await part.getByRole('checkbox', { name: sayFactor('stored') }).click();
    await button(part, sayFactor('finish')).click();
    await expect(part.getByText(sayFactor('on'), { exact: false })).toBeVisible();
    await expect(part.getByRole('listitem').filter({ hasText: 'Telefon' })).toContainText(say('unused'));
    expect(await scanPart(part)).toEqual([]);

    await signIn();
    const dialog = gate(page);
    await expect(dialog.getByText(say('ask'))).toBeVisible();
    expect(await scanPart(dialog)).toEqual([]);
    // The panel loads once more, with what it was refused before.
    const reloaded = page.waitForEvent('load');
    await button(dialog, say('use')).click();
    await reloaded;
    await expect(dialog).toBeHidden();
    const row = part.getByRole('listitem').filter({ hasText: 'Telefon' });
    await expect(row.getByText(toPattern(say('used'), {}, 'within'))).toBeVisible();
    // A change is proven with it, too; a name is changed without a proof.
    await button(row, say('rename').replace('{name}', 'Telefon')).click();
    await field(row, say('name')).fill('Ish telefoni');
    await button(row, say('save')).click();
    await expect(part.getByText('Ish telefoni', { exact: true })).toBeVisible();
    await button(part, say('with').replace('{action}', sayFactor('new-codes'))).click();
    await expect(codes).toHaveCount(10);
    const [fresh = '', ...forChanges] = await codes.allTextContents();
    expect([used, ...others]).not.toContain(fresh);

    await signIn();
    await expect(dialog.getByText(say('ask'))).toBeVisible();
    // With each request that the page behind is refused the gate asks anew what the sign-in lacks: here it keeps what it has read.
    const state = '**/admin/second-factor';
    await page.route(state, (route) => route.abort());
    await replacePasskeyByApp(email, forChanges);
    await button(dialog, say('use')).click();
    await expect(dialog.getByRole('alert')).toHaveText(noPasskey[language]);
    await page.unroute(state);
    await button(dialog, say('code-instead')).click();
    await field(dialog, sayFactor('code')).fill(used);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(wrongCode[language])).toBeVisible();
    await field(dialog, sayFactor('code')).fill(fresh);
    const reloadedAgain = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloadedAgain;
    await expect(dialog).toBeHidden();
    await expect(part.getByText(say('none'))).toBeVisible();
    await expect(button(part, sayFactor('turn-off'))).toBeVisible();
  });
