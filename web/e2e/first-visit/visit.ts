import type { Page, Request } from '@playwright/test';

import { waitForHydration, type ListedPage } from '../site.ts';
import type { Part } from './budgets.ts';
import type { LoadedFile } from './weigh.ts';

export type Visit = {
  loaded: LoadedFile[];
  /** What the browser says of errors and warnings. */
  complaints: string[];
  strangers: string[];
  cookies: string[];
};

const parts: Readonly<Record<string, Part>> = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  xhr: 'data',
  fetch: 'data',
  font: 'font',
  image: 'picture',
  media: 'picture',
};

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders().catch(() => request.headers());
  return /prefetch/u.test(headers['sec-purpose'] ?? headers['purpose'] ?? '');
}

/**
 * Watches what a page that is about to be loaded asks for and complains of.
 * @returns waits until nothing more is loaded, and tells what happened
 */
export function watchVisit(page: Page, { address }: { address: string }): () => Promise<Visit> {
  const site = new URL(address).origin;
  const complaints: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    const own = message.location().url === address && message.text().startsWith('Failed to load resource');
    // The browser tells of the page's own status, too: an error page is meant to have it.
    if ((message.type() === 'error' || message.type() === 'warning') && !own) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request));
  return async () => {
    await page.waitForLoadState('networkidle');
    const outward = requests.filter((request) => !request.url().startsWith('data:'));
    const own = outward.filter((request) => new URL(request.url()).origin === site);
    const strangers = outward.filter((request) => !own.includes(request)).map((request) => request.url());
    const loaded = new Map<string, LoadedFile>();
    for (const request of own)
      if (!(await isPrefetch(request))) loaded.set(request.url(), { url: request.url(), part: parts[request.resourceType()] ?? 'other' });
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    return { loaded: [...loaded.values()], complaints: [...complaints], strangers, cookies };
  };
}

/** Comes to a page for the first time, waits until nothing more is loaded, and tells what happened. */
export async function visit(page: Page, listed: ListedPage & { address: string }): Promise<Visit> {
  const endVisit = watchVisit(page, listed);
  await page.goto(listed.address);
  await waitForHydration(page, listed.template);
  return endVisit();
}
