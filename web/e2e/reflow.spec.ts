import { expect, test } from '@playwright/test';

import { findLayoutProblems, measureFreeHeight } from './in-page/layout';
import { toAddress, waitForHydration } from './site';

// `crawl.spec` runs these inspectors on every template: 1280 × 1024 px at 400 % are 320 × 256 of the page's own.
test.use({ trace: 'off', viewport: { width: 320, height: 256 }, deviceScaleFactor: 4, contextOptions: { reducedMotion: 'reduce' } });

test('what is wrong is found', async ({ page }) => {
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #cut { overflow: hidden; height: 1.3em; width: 9em; white-space: nowrap }
      #over { margin-top: -1.2em }
      #thin, .thin { width: 1em; overflow-wrap: anywhere }
      #bar { position: fixed; inset: 0 0 auto; height: 200px; background: #fff }`);
    document.adoptedStyleSheets.push(sheet);
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<p id="cut">These words are too long for it</p><p>Words under others</p><p id="over">Words over others</p><p>${'wide'.repeat(90)}</p><div id="bar"></div>`,
      );
    document.querySelector('header')?.insertAdjacentHTML('beforeend', '<p id="thin">Pieces</p>');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<dl><dt class="thin">Terms</dt></dl>');
    document.querySelector('main > p:last-of-type')?.setAttribute('id', 'wide');
    sheet.insertRule('#wide { overflow-wrap: normal; white-space: nowrap }');
  });
  expect(await measureFreeHeight(page)).toBeLessThan(0.5);
  const problems = (await findLayoutProblems(page)).join('\n');
  expect(problems).toContain('px wide in 320');
  expect(problems).toContain('p. cuts “These words');
  expect(problems).toContain('“Words under others” and “Words over others” lie over each other');
  expect(problems).toContain('reaches over the side');
  expect(problems).toContain('“Pieces” stands in ');
  expect(problems).toContain('“Terms” stands in ');
});
