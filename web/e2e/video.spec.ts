import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { toAddress, fetchEntries, waitForHydration } from './site';

const isMedia = (url: string) => /\/media\/[^/]+\.(?:webm|mp4|vtt)$/u.test(new URL(url).pathname);

/** The news item with an own video. */
async function storyWithFilm(): Promise<string> {
  const news = await fetchEntries('news-items', 'en');
  const found = news.find(({ slug }) => slug === '42-fergana-valley-observation-wells-fitted-with-new-sensors');
  if (!found) throw new Error('The seed has no news item with a film');
  return `/en/news/${String(found['slug'])}`;
}

test('a film opens as a dialog by keyboard, with captions, keeps the focus, and asks nobody before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(toAddress(await storyWithFilm()));
  await waitForHydration(page, 'news-item');
  const button = page.getByRole('button', { name: /How the water level changes/u });
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(asked.filter(isMedia)).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /How the water level changes/u });
  await expect(dialog).toBeVisible();
  await expect
    .poll(() =>
      asked
        .filter(isMedia)
        .map((url) => url.replace(/.*\./u, ''))
        .sort(),
    )
    .toEqual(expect.arrayContaining(['vtt', 'webm']));
  expect(asked.filter((url) => new URL(url).origin !== new URL(toAddress('/')).origin)).toEqual([]);
  await expect.poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)).toBe(3);

  const inside = () => page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(await page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser opens the film by itself, and its file can be had', async ({ page }) => {
    await page.goto(toAddress(await storyWithFilm()));
    const button = page.getByRole('button', { name: /How the water level changes/u });
    await button.click();
    await expect(page.locator('dialog video')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog video')).toBeHidden();
    const file = await page.getByRole('link', { name: 'Video file' }).getAttribute('href');
    const answer = await page.request.get(toAddress(file ?? ''));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/webm']);
  });
});
