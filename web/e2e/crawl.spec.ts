import { expect, test, type Page } from '@playwright/test';

import { crawlPage, type CrawlOptions } from './crawl/crawl-page';
import { partsAnnotation } from './crawl/reporter';
import { listPagePerTemplate } from './site';

const locales = ['uz', 'ru', 'en'] as const;
const pages = listPagePerTemplate({ withErrors: true });
const templates = [...new Set(pages.map(({ template }) => template))];

// A trace copies the page at every step, and the findings say enough.
test.use({ trace: 'off' });

// Every template is walked in one language; what is around it is so walked in all of them.
for (const [index, template] of templates.entries()) {
  test(`${template}: no inspector finds anything on a first visit, in any language, width, theme or text setting`, async ({
    browser,
  }, info) => {
    const listed = pages.filter((page) => page.template === template);
    expect(listed.map(({ locale }) => locale).sort()).toEqual(['en', 'ru', 'uz']);
    const found: string[] = [];
    for (const page of listed) {
      const { findings, parts } = await crawlPage(browser, page, { isWalked: page.locale === locales[index % locales.length] });
      found.push(...findings);
      info.annotations.push({ type: partsAnnotation, description: JSON.stringify(parts) });
    }
    expect(found).toEqual([]);
  });
}

test('what is wrong in the content of a page is found, though one of the same skeleton was inspected before', async ({ browser }) => {
  // It inspects eight pages, each as long as a test of its own.
  test.slow();
  const pageIn = (locale: string) => {
    const found = pages.find((page) => page.template === 'section' && page.locale === locale);
    if (!found) throw new Error(`There is no section page in ${locale}`);
    return found;
  };
  const crawl = (locale: string, change?: CrawlOptions['change']) => crawlPage(browser, pageIn(locale), change ? { change } : {});
  await crawl('uz');
  const clean = await crawl('ru');
  expect(clean.findings).toEqual([]);
  expect(clean.parts.equal).toBeGreaterThan(0);

  const inMain = (html: string) => (page: Page) =>
    page.evaluate((text) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', text);
    }, html);
  const withStyles = (css: string) => (page: Page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
  const longWord = await crawl('ru', async (page) => {
    await withStyles('main p { white-space: nowrap }')(page);
    await page.evaluate(() => {
      const words = document.querySelector('main p');
      if (words) words.textContent = 'слово'.repeat(60);
    });
  });
  expect(longWord.findings.join('\n')).toContain(': layout: ');
  expect(longWord.parts.inspected).toBeLessThan(longWord.parts.equal);
  // Colours of words that others of the page have with other colours, and of all that stands on another ground.
  for (const css of ['main p:nth-of-type(2) { color: #999 }', 'main { background: #667 }'])
    expect((await crawl('ru', withStyles(css))).findings.join('\n')).toContain('/ru/about, 1280 px, light: axe: color-contrast (');
  for (const [html, finding] of [
    ['<img src="/favicon.ico" width="10" height="10">', 'axe: image-alt (1)'],
    ['<h2>Заголовок</h2><h5>Заголовок</h5>', 'axe: heading-order (1)'],
    ['<a href="/ru"> </a>', 'axe: link-name (1)'],
  ] as const)
    expect((await crawl('ru', inMain(html))).findings.join('\n')).toContain(`/ru/about, 1280 px, light: ${finding}`);
});
