import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';
import { parse, type HTMLElement } from 'node-html-parser';

type Settings = {
  siteUrl: string;
  SITE_HOST: string;
  SITE_PORT: number;
  dataDir: string;
  siteDir: string;
  cmsUrl: string;
  cmsDataDir: string;
  BUILD_TOKEN: string;
  EDGE_KEY: string;
  PUBLISHER_KEY: string;
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD: string;
};
export type ListedPage = { path: string; route: string; template: string; form: 'plain' | 'uz' | 'ru' | 'en'; locale: 'uz' | 'ru' | 'en' };

export const settingsFile = process.env['TEST_SETTINGS'] ?? '';
export const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as Settings;

/** The planner's own list of pages, as the last build of this site wrote it. */
export const listPages = () => JSON.parse(readFileSync(path.join(settings.dataDir, 'pages.json'), 'utf8')) as ListedPage[];

const errorTemplates = new Set(['not-found', 'error']);

export const isErrorTemplate = (template: string) => errorTemplates.has(template);

/** Made for one reader: who is not signed in, as nobody is here, is led away from it. */
const isPersonal = ({ template }: ListedPage) => template === 'account';

/** The pages that readers reach by their own address. */
export const listReadablePages = () => listPages().filter((page) => !errorTemplates.has(page.template) && !isPersonal(page));

/** How readers come to a page that has no address of its own. */
const invalidPaths: Readonly<Record<string, string>> = { 'not-found': 'no/such/page', error: 'x'.repeat(9000) };

export const toAddress = (pagePath: string) => new URL(pagePath, settings.siteUrl).href;

const serverUrl = new URL(`http://${settings.SITE_HOST}:${String(settings.SITE_PORT)}`);

/** Leads browsers to where the site answers: a restored one is not where its pages say. */
export const hostResolverOptions =
  serverUrl.host === new URL(settings.siteUrl).host
    ? []
    : [`--host-resolver-rules=MAP ${new URL(settings.siteUrl).host} ${serverUrl.host}`];

/** Fetches from where the site answers what is at a path or an address of it. */
export function fetchFromSite(place: string, init?: RequestInit): Promise<Response> {
  const url = new URL(toAddress(place));
  url.host = serverUrl.host;
  return fetch(url, init);
}

const getAddress = ({ path: pagePath, template, form }: ListedPage) => {
  const wrong = invalidPaths[template];
  return toAddress(wrong === undefined ? pagePath : `/${form}/${wrong}`);
};

/** One page of every template in every language. */
export function listPagePerTemplate({ withErrors = false } = {}): (ListedPage & { address: string })[] {
  const seen = new Set<string>();
  return (withErrors ? listPages() : listReadablePages())
    .filter((page) => !isPersonal(page))
    .filter(({ template, form }) => {
      const key = `${template} ${form}`;
      if (form === 'plain' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map((page) => ({ ...page, address: getAddress(page) }));
}

/** Error pages stand by themselves: no script takes them over. */
export const canHydrate = (template: string) => !isErrorTemplate(template);

/** Whether scripts have taken the whole page over, which Gatsby marks. */
export const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length > 0);

/** Moves the mouse, as a sign that somebody is there, and waits until scripts have taken the page over. */
export async function waitForHydration(page: Page, template: string): Promise<void> {
  if (!canHydrate(template)) return;
  let place = 1;
  const alive = async () => {
    place = 3 - place;
    await page.mouse.move(place, place);
    return isHydrated(page);
  };
  await expect.poll(alive, { timeout: 15_000, intervals: [20, 50, 100] }).toBe(true);
}

/** Opens a page and waits until scripts have taken it over: before that its forms are plain ones, which leave the page. */
export async function openHydrated(page: Page, pagePath: string, template: string): Promise<void> {
  await page.goto(toAddress(pagePath));
  await waitForHydration(page, template);
}

/** The page's HTML as it is served, without following redirects. */
export async function fetchHtml(
  pagePath: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string; headers: Headers; root: HTMLElement }> {
  const response = await fetchFromSite(pagePath, { headers, redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, html, headers: response.headers, root: parse(html) };
}

/** The words that a reader sees, spaces made one. */
export const getBodyText = (root: HTMLElement) => (root.querySelector('body')?.textContent ?? '').replace(/\s+/gu, ' ');

type Entry = Record<string, unknown> & { documentId: string };

/** The published entries of a type in a language, as the CMS has them. */
export async function fetchEntries(plural: string, locale: string): Promise<Entry[]> {
  const query = `locale=${locale}&status=published&pagination[pageSize]=500`;
  const response = await fetch(`${settings.cmsUrl}/api/${plural}?${query}`, {
    headers: { authorization: `Bearer ${settings.BUILD_TOKEN}` },
  });
  if (!response.ok) throw new Error(`The CMS answers ${response.status} for ${plural}`);
  return ((await response.json()) as { data: Entry[] }).data;
}
