import { expect, type Locator, type Page } from '@playwright/test';

import { createAdministrator, createEditor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { test } from './panel/panel-test';
import { addPerson, password, signInWithPassword } from './panel/person';
import { scanPart } from './panel/scan-part';
import { logIn } from './panel/session';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { computeTotpCode } from './panel/totp-code';
import { settings } from './site';

// One after the other, and each by itself.
test.describe.configure({ mode: 'default' });

const api = '/admin/second-factor';
let count = 0;

/**
 * Adds an editor, who reads the panel in a language.
 * @param others ids of more roles
 * @returns the address to sign in with
 */
async function addEditor(language: PanelLanguage, others: readonly number[] = []): Promise<string> {
  count += 1;
  const name = { firstname: 'Malika', lastname: 'Karimova' };
  return (await addPerson({ prefix: `factor-${String(count)}`, language, ...name, others })).email;
}

/** Enrols an editor without a browser. @returns the recovery codes */
async function enrol(email: string): Promise<string[]> {
  const { ask } = createEditor(await logIn(email, password));
  const { key } = await ask('POST', `${api}/enrolment`, { proof: password });
  const { recoveryCodes } = await ask('POST', `${api}/confirmation`, { code: computeTotpCode(String(key)) });
  return recoveryCodes as string[];
}

/** Signs in where the other tests of the panel are, to an address of the panel. */
const signIn = (page: Page, language: PanelLanguage, email: string, address = '/') =>
  signInWithPassword(page, language, email, { origin: settings.cmsUrl, address });
/** The page on which people set their second factor up. */
const protection = '/sign-in-protection';

const gate = (page: Page) => page.locator('[data-ochiq="second-factor"]');
const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });
const field = (part: Page | Locator, name: string) => part.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });

test('an editor sets a second factor up, and signs in with a code (uz)', async ({ page }) => {
  const say = loadTexts('uz', 'factor');
  const email = await addEditor('uz');
  await signIn(page, 'uz', email, protection);
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
  const part = page.locator('[data-ochiq="protection"]');
  await expect(part.getByText(say('off'))).toBeVisible();
  expect(await scanPart(part)).toEqual([]);
  await part.locator('input[type=password]').fill(password);
  await button(part, say('begin')).click();
  await expect(part.getByRole('img', { name: say('picture') })).toBeVisible();
  const key = (await part.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).textContent()) ?? '';
  expect(await scanPart(part)).toEqual([]);
  await field(part, say('first-code')).fill('000000');
  await button(part, say('confirm')).click();
  await expect(part.getByText(/^Kod notoʻgʻri/u)).toBeVisible();
  await field(part, say('first-code')).fill(computeTotpCode(key));
  await page.keyboard.press('Enter');
  await expect(part.getByRole('listitem')).toHaveCount(10);
  expect(await scanPart(part)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await button(part, say('download')).click();
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
  await part.getByRole('checkbox', { name: say('stored') }).click();
  await button(part, say('finish')).click();
  await expect(part.getByText(say('on'), { exact: false })).toBeVisible();

  await signIn(page, 'uz', email);
  const dialog = gate(page);
  await expect(dialog.getByText(say('ask'))).toBeVisible();
  expect(await scanPart(dialog)).toEqual([]);
  await takeHandbookPicture(dialog, 'uz', 'sign-in-code');
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await dialog.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 360).toBe(true);
  // Neither Escape nor another address is a way around it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.goto(`${settings.cmsUrl}/admin${protection}`);
  await expect(dialog).toBeVisible();
  // The code of this period was used to set it up; the app shows the next one soon.
  await field(dialog, say('code')).fill(computeTotpCode(key, 1));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
  await expect(part.getByText(say('on'), { exact: false })).toBeVisible();
});

test('an editor without the phone signs in with a recovery code, once, and is remembered (ru)', async ({ page }) => {
  const say = loadTexts('ru', 'factor');
  const email = await addEditor('ru');
  const [code = ''] = await enrol(email);
  await signIn(page, 'ru', email, protection);
  const dialog = gate(page);
  await expect(dialog.getByText(say('ask'))).toBeVisible();
  await takeHandbookPicture(dialog, 'ru', 'sign-in-code');
  await dialog.getByRole('checkbox', { name: say('remember') }).click();
  await field(dialog, say('code')).fill(code.toLowerCase());
  // The panel loads once more, with what it was refused before.
  const reloaded = page.waitForEvent('load');
  await button(dialog, say('continue')).click();
  await reloaded;
  await expect(dialog).toBeHidden();
  const part = page.locator('[data-ochiq="protection"]');
  await expect(part.getByRole('status').filter({ hasText: toPattern(say('left'), { count: '9' }, 'within') })).toBeVisible();
  await field(part, say('current')).first().fill(code);
  await button(part, say('new-codes')).click();
  await expect(part.getByText(/^Код неверен или уже использован/u)).toBeVisible();
  expect(await scanPart(part)).toEqual([]);

  // In this browser the password is enough now.
  await page.context().clearCookies({ name: /^(?:jwtToken|strapi_admin_refresh)$/u });
  await page.evaluate(() => {
    window.localStorage.removeItem('jwtToken');
    window.localStorage.removeItem('isLoggedIn');
  });
  await page.goto(`${settings.cmsUrl}/admin/auth/login?redirectTo=${encodeURIComponent(protection)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(part.getByText(say('on'), { exact: false })).toBeVisible();
});

test('a role that requires a second factor leads to it at once, and sessions are ended (en)', async ({ page }) => {
  const say = loadTexts('en', 'factor');
  const chief = await createAdministrator();
  const proof = settings.ADMIN_PASSWORD;
  // A role of its own: other tests sign editors in meanwhile.
  const name = `Inspector ${String(Date.now())}`;
  const role = (await chief.ask('POST', '/admin/roles', { name, description: '' }))['data'] as { id: number; code: string };
  const email = await addEditor('en', [role.id]);
  const elsewhere = createEditor(await logIn(email, password));
  await chief.ask('POST', '/admin/second-factors/roles', { roles: [role.code], proof });
  try {
    await signIn(page, 'en', email, protection);
    const dialog = gate(page);
    await expect(dialog.getByText(say('forced'))).toBeVisible();
    expect(await scanPart(dialog)).toEqual([]);
    await expect(elsewhere.ask('GET', '/admin/information')).rejects.toThrow(/403/u);
    await dialog.locator('input[type=password]').fill(password);
    await button(dialog, say('begin')).click();
    const key = (await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).textContent()) ?? '';
    await field(dialog, say('first-code')).fill(computeTotpCode(key));
    await button(dialog, say('confirm')).click();
    await dialog.getByRole('checkbox', { name: say('stored') }).click();
    const reloaded = page.waitForEvent('load');
    await button(dialog, say('finish')).click();
    await reloaded;
    await expect(dialog).toBeHidden();
    const part = page.locator('[data-ochiq="protection"]');
    await expect(part.getByText(say('required'))).toBeVisible();
    await part.getByRole('link', { name: say('sessions-link') }).click();
    await page.getByRole('button', { name: 'Log out of other devices' }).first().click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').last().click();
    await expect
      .poll(() =>
        elsewhere.ask('GET', '/admin/users/me').then(
          () => 200,
          (error: unknown) => /\b\d{3}\b/u.exec(String(error))?.[0],
        ),
      )
      .toBe('401');

    await signIn(page, 'en', email);
    await expect(dialog.getByText(say('ask'))).toBeVisible();
    await takeHandbookPicture(dialog, 'en', 'sign-in-code');
  } finally {
    await chief.ask('POST', '/admin/second-factors/roles', { roles: [], proof });
  }
});
