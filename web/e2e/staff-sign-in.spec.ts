import { expect, type Page } from '@playwright/test';

import { createAdministrator } from './panel/editor';
import { test } from './panel/panel-test';
import { addPerson, openSignInPage, panelUrl, password, signInWithPassword } from './panel/person';
import { scanPart } from './panel/scan-part';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { settings } from './site';

// One after the other, and each by itself.
test.describe.configure({ mode: 'default' });

/** What the settings of the tests call the provider. */
const providerNames = { uz: 'Yagona kirish', ru: 'Единый вход', en: 'Single sign-on' } as const satisfies Record<PanelLanguage, string>;

const slot = (page: Page) => page.locator('[data-ochiq="provider-sign-in"]');

/** Agrees at the provider's own page. */
async function agree(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

for (const language of listStoryLanguages('ru')) {
  test(`an employee signs in through the provider, and an administrator removes the link (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'provider');
    const name = providerNames[language];
    // Without a password: the provider is their way in.
    const employee = { prefix: 'provider', language, firstname: 'Shahnoza', lastname: 'Ergasheva', hasPassword: false };
    const { id, email } = await addPerson(employee);
    const button = slot(page).getByRole('button', { name: say('sign-in').replace('{name}', name), exact: true });

    await openSignInPage(page, language, panelUrl, '?redirectTo=%2Fsign-in-protection');
    await expect(button).toBeVisible();
    expect(await scanPart(slot(page))).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    await agree(page, email);
    // The page that the person wanted is open, and the code is in no address.
    const part = page.locator('[data-ochiq="linked-identities"]');
    await expect(part.getByText(toPattern(say('linked'), {}, 'within'))).toBeVisible();
    expect(page.url()).toBe(`${panelUrl}/admin/sign-in-protection`);
    expect(await scanPart(part)).toEqual([]);
    const session = (await page.context().cookies()).find((cookie) => cookie.name === 'jwtToken')?.value ?? '';

    // Refusals say what to do, and the page can be used again.
    await openSignInPage(page, language);
    await button.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(slot(page).getByRole('alert')).toHaveText(say('cancelled').replace('{name}', name));
    await button.click();
    await agree(page, `stranger-${String(Date.now())}@ochiq.example`);
    await expect(slot(page).getByRole('alert')).toHaveText(say('no-account').replace('{name}', name));
    expect(await scanPart(slot(page))).toEqual([]);
    await page.goto(`${panelUrl}/admin/auth/login?code=replayed&state=replayed`);
    await expect(slot(page).getByRole('alert')).toHaveText(say('expired'));
    await page.setViewportSize({ width: 360, height: 740 });
    const box = await slot(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 360).toBe(true);

    // At another address the page leads to the panel's own.
    await page.goto(`${settings.cmsUrl}/admin/auth/login`);
    await expect(slot(page).getByRole('link', { name: panelUrl })).toBeVisible();

    const chief = await createAdministrator();
    const { people } = (await chief.ask('GET', '/admin/staff-identities')) as { people?: { user: number }[] };
    expect(people?.some(({ user }) => user === id)).toBe(true);
    await chief.ask('POST', '/admin/staff-identities/removal', { user: id, proof: settings.ADMIN_PASSWORD });
    const { status } = await fetch(`${settings.cmsUrl}/admin/users/me`, { headers: { authorization: `Bearer ${session}` } });
    expect([session === '', status]).toEqual([false, 401]);
  });

  test(`a person connects their account in a session, and signs in through the provider from then on (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'provider');
    const name = providerNames[language];
    const { email } = await addPerson({ prefix: 'connects', language, firstname: 'Kamola', lastname: 'Yusupova' });
    // No account has the address that they have at the provider.
    const there = `elsewhere-${language}-${String(Date.now())}@ochiq.example`;
    const part = page.locator('[data-ochiq="linked-identities"]');
    const connect = part.getByRole('button', { name: say('connect').replace('{name}', name), exact: true });

    await signInWithPassword(page, language, email, { address: '/sign-in-protection' });
    await expect(connect).toBeVisible();
    expect(await scanPart(part)).toEqual([]);
    await part.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(part.getByRole('alert')).toHaveText(say('cancelled-only').replace('{name}', name));
    expect(await scanPart(part)).toEqual([]);
    await part.locator('input[type=password]').fill(password);
    await connect.click();
    await agree(page, there);
    await expect(part.getByText(toPattern(say('linked'), {}, 'within'))).toBeVisible();
    await expect(part.getByRole('status').first()).toHaveText(say('connected').replace('{name}', name));
    expect(page.url()).toBe(`${panelUrl}/admin/sign-in-protection`);
    await expect(connect).toHaveCount(0);
    expect(await scanPart(part)).toEqual([]);

    await openSignInPage(page, language, panelUrl, '?redirectTo=%2Fsign-in-protection');
    await slot(page)
      .getByRole('button', { name: say('sign-in').replace('{name}', name), exact: true })
      .click();
    await agree(page, there);
    await expect(part.getByText(toPattern(say('linked'), {}, 'within'))).toBeVisible();
  });
}
