import type { Page } from '@playwright/test';

import { settings } from '../site';
import { createAdministrator, createEditor } from './editor';
import { logIn } from './session';
import type { PanelLanguage } from './texts';

/** The password of everyone who is added here with one. */
export const password = 'Editor-of-the-tests-1';

/** The panel's own address on this machine, to which passkeys are bound, and providers lead back. */
export const panelUrl = `http://localhost:${new URL(settings.cmsUrl).port}`;

type NewPerson = {
  /** How their address begins; no two tests may add the same. */
  prefix: string;
  language: PanelLanguage;
  firstname: string;
  lastname: string;
  /** Ids of more roles than the editor's of the language. */
  others?: readonly number[];
  /** Whether they can sign in with a password. */
  hasPassword?: boolean;
};
export type AddedPerson = { id: number; email: string };

/** Adds an editor of a language, who is active; one with a password reads the panel in it. */
export async function addPerson({ prefix, language, others = [], hasPassword = true, ...name }: NewPerson): Promise<AddedPerson> {
  const { ask } = await createAdministrator();
  const roles = (await ask('GET', '/admin/roles'))['data'] as { id: number; name: string }[];
  const email = `${prefix}-${language}-${String(Date.now())}@ochiq.example`;
  const role = roles.find((one) => one.name === `Editor (${language})`)?.id ?? 0;
  const { id } = (await ask('POST', '/admin/users', { email, ...name, roles: [role, ...others] }))['data'] as { id: number };
  await ask('PUT', `/admin/users/${String(id)}`, { isActive: true, ...(hasPassword && { password }) });
  if (hasPassword) await createEditor(await logIn(email, password)).ask('PUT', '/admin/users/me', { preferedLanguage: language });
  return { id, email };
}

/** Opens the page of the sign-in in a browser without a session. Its storage belongs to its origin, of which something small will do. */
export async function openSignInPage(page: Page, language: PanelLanguage, origin: string = panelUrl, search = ''): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${origin}/favicon.ico`);
  await page.evaluate((chosen) => {
    window.localStorage.clear();
    window.localStorage.setItem('strapi-admin-language', chosen);
  }, language);
  await page.goto(`${origin}/admin/auth/login${search}`);
}

/**
 * Signs an added person in with their password, in a browser without a session.
 * @param address the page of the panel that they wanted, and are led to; the home page unless another one is given
 */
export async function signInWithPassword(
  page: Page,
  language: PanelLanguage,
  email: string,
  { origin = panelUrl, address = '/' }: { origin?: string; address?: string } = {},
): Promise<void> {
  await openSignInPage(page, language, origin, address === '/' ? '' : `?redirectTo=${encodeURIComponent(address)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}
