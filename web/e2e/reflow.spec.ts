import { expect, test } from '@playwright/test';

import { layoutProblems, overrideStyles, roomLeft, type Styles } from './in-page/layout';
import { address, isAlive, onePageOfEach } from './the-site';

const pages = onePageOfEach({ withErrors: true });
const templates = [...new Set(pages.map(({ template }) => template))];

/** 1280 × 1024 px at 400 % are 320 × 256 of the page's own. */
const zoomed = { width: 320, height: 256, deviceScaleFactor: 4 };
const wide = { width: 1280, height: 800, deviceScaleFactor: 1 };

const views: readonly { name: string; size: typeof zoomed; styles: Styles | null }[] = [
  { name: '400 % zoom', size: zoomed, styles: null },
  { name: 'spaced text at 320 px', size: zoomed, styles: 'text-spacing' },
  { name: 'spaced text at 1280 px', size: wide, styles: 'text-spacing' },
  { name: 'text of 200 % at 1280 px', size: wide, styles: 'double-text' },
];

// A trace copies the page at every step, and the findings say enough.
test.use({ trace: 'off', viewport: zoomed, contextOptions: { reducedMotion: 'reduce' } });

for (const template of templates) {
  test(`${template}: nothing scrolls sideways, is cut off or lies over other words, however the reader sets the text`, async ({ page }) => {
    const found: string[] = [];
    const metrics = await page.context().newCDPSession(page);
    for (const { address: url, path } of pages.filter((listed) => listed.template === template)) {
      await metrics.send('Emulation.setDeviceMetricsOverride', { ...zoomed, mobile: false });
      await page.goto(url);
      await isAlive(page, template);
      const room = await roomLeft(page);
      if (room < 0.5) found.push(`${path}: what stays in place leaves ${Math.round(room * 100)} % of the window at 400 % zoom`);
      for (const { name, size, styles } of views) {
        await metrics.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false });
        await overrideStyles(page, styles);
        for (const problem of await layoutProblems(page)) found.push(`${path}, ${name}: ${problem}`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('what is wrong is found', async ({ page }) => {
  await page.goto(address('/en/about'));
  await isAlive(page, 'section');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #cut { overflow: hidden; height: 1.3em; width: 9em; white-space: nowrap }
      #over { margin-top: -1.2em }
      #bar { position: fixed; inset: 0 0 auto; height: 200px; background: #fff }`);
    document.adoptedStyleSheets.push(sheet);
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<p id="cut">These words are too long for it</p><p>Words under others</p><p id="over">Words over others</p><p>${'wide'.repeat(90)}</p><div id="bar"></div>`,
      );
    document.querySelector('main > p:last-of-type')?.setAttribute('id', 'wide');
    sheet.insertRule('#wide { overflow-wrap: normal; white-space: nowrap }');
  });
  expect(await roomLeft(page)).toBeLessThan(0.5);
  const problems = (await layoutProblems(page)).join('\n');
  expect(problems).toContain('px wide in 320');
  expect(problems).toContain('p. cuts “These words');
  expect(problems).toContain('“Words under others” and “Words over others” lie over each other');
  expect(problems).toContain('reaches over the side');
});
