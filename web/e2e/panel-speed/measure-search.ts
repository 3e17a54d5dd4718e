import type { Page } from '@playwright/test';

import { settings } from '../site.ts';
import type { PanelSession } from './panel-session.ts';

/** What is searched for, letter by letter: words of texts and titles, names, acts, misspelled words, three languages and two alphabets. */
const queries = ['suvlari', 'экспедиция', 'PQ-4135', 'Toshkent', 'қудуқ', 'geological', 'Karimov', 'qidiruvv', 'скважины', 'oʻlchadi'];

/** Searches again until the index is built, then for each of the queries in turn. @returns milliseconds */
export async function measureRequests({ ask }: PanelSession, count: number): Promise<{ first: number; others: number[] }> {
  const search = async (q: string) => (await ask('POST', '/admin/panel-search', { q }))['isReading'];
  const began = performance.now();
  while ((await search('suv')) === true);
  const first = performance.now() - began;
  const others: number[] = [];
  for (let index = 0; index < count; index += 1) {
    // Another word each time: the index remembers what was asked.
    const [query = '', round] = [queries[index % queries.length], Math.floor(index / queries.length)];
    const start = performance.now();
    await search(round === 0 ? query : `${query} ${String(round)}`);
    others.push(performance.now() - start);
  }
  return { first, others };
}

/** How long a key may take to show its results, in milliseconds. */
const longestMs = 20_000;

/** Types queries into the panel's search, each key once the results of the last one are shown. @returns milliseconds from key to results */
export async function measureSearch(page: Page, keys: number): Promise<number[]> {
  await page.goto(`${settings.cmsUrl}/admin`);
  await page.locator('main h1').first().waitFor();
  await page.keyboard.press('Control+k');
  const field = page.locator('[data-ochiq="palette-input"]');
  await field.waitFor();
  const durations: number[] = [];
  for (let index = 0; durations.length < keys; index += 1) {
    await field.fill('');
    for (const sign of queries[index % queries.length] ?? '') {
      await page.evaluate((limit) => {
        (window as unknown as { searched?: Promise<number> }).searched = new Promise<number>((resolve, reject) => {
          const onInput = () => {
            const began = performance.now();
            const look = () => {
              const typed = document.querySelector<HTMLInputElement>('[data-ochiq="palette-input"]')?.value.trim();
              const shown = document.querySelector<HTMLElement>('[data-ochiq="palette-list"]')?.dataset['query'];
              if (shown === typed) window.requestAnimationFrame(() => resolve(performance.now() - began));
              else if (performance.now() - began > limit) reject(new Error('The search does not respond'));
              else window.setTimeout(look, 2);
            };
            look();
          };
          document.addEventListener('input', onInput, { once: true, capture: true });
        });
      }, longestMs);
      await page.keyboard.type(sign);
      durations.push(
        await page.evaluate(
          () => (window as unknown as { searched?: Promise<number> }).searched ?? Promise.reject(new Error('No key came')),
        ),
      );
    }
  }
  return durations;
}
