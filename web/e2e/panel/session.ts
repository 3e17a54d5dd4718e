import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { settings, settingsFile } from '../site';
import type { PanelLanguage } from './texts';

const { origin } = new URL(settings.cmsUrl);
const sessionFile = path.join(path.dirname(settingsFile), 'panel-session.json');

/** Strapi lets a session go on for half an hour without being renewed. */
const maxAgeMs = 10 * 60_000;

/** Logs in as the panel does. Strapi lets the same person try five times in five minutes. */
export async function logIn(email: string, password: string): Promise<string> {
  const answer = await fetch(`${settings.cmsUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The panel does not let ${email} in: ${String(answer.status)}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** The administrator's session. It is kept in a file: after a test that failed the others run in a new process. */
export async function getAdministratorToken(): Promise<string> {
  const text = await readFile(sessionFile, 'utf8').catch(() => null);
  const last = text === null ? null : (JSON.parse(text) as { token: string; at: number });
  if (last && Date.now() - last.at < maxAgeMs) return last.token;
  const token = await logIn(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
  await writeFile(sessionFile, JSON.stringify({ token, at: Date.now() }));
  return token;
}

/** Signs in through the panel's own form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${settings.cmsUrl}/admin`);
  await page.locator('input[name=email]').fill(settings.ADMIN_EMAIL);
  await page.locator('input[name=password]').fill(settings.ADMIN_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/u);
}

type Session = { token: string; language: PanelLanguage };

/** The session that each page was given last. */
const sessions = new WeakMap<Page, Session>();

/**
 * Has the panel open as somebody left it, in a language; it counts from the next page that is loaded.
 * @param session the administrator's unless another one is given
 */
export async function openSession(page: Page, language: PanelLanguage = 'en', session?: string): Promise<void> {
  const token = session ?? (await getAdministratorToken());
  sessions.set(page, { token, language });
  await page.addInitScript(
    (given) => {
      if (window.location.origin !== given.origin) return;
      window.localStorage.setItem('jwtToken', JSON.stringify(given.token));
      window.localStorage.setItem('isLoggedIn', 'true');
      window.localStorage.setItem('strapi-admin-language', given.language);
    },
    { token, language, origin },
  );
}

/** Tells whether a page has the panel open in the session that it was given last, and not in one before that. */
export async function isInSession(page: Page): Promise<boolean> {
  const session = sessions.get(page);
  if (!session || !page.url().startsWith(`${origin}/admin`)) return false;
  return page.evaluate(
    ({ token, language }) =>
      window.localStorage.getItem('jwtToken') === JSON.stringify(token) &&
      window.localStorage.getItem('strapi-admin-language') === language,
    session,
  );
}
