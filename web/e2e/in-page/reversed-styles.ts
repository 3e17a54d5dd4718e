import type { Page } from '@playwright/test';

/** What looks otherwise when the page's sheets stand in the other order, as they may when they come one by one. */
export function differencesInReverse(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is computed has no text as a whole.
    const look = (style: CSSStyleDeclaration) => Array.from(style, (name) => style.getPropertyValue(name)).join();
    const looks = () =>
      [...document.body.querySelectorAll('*')].map((element) => ({
        name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
        look: ['', '::before', '::after'].map((part) => look(getComputedStyle(element, part))).join(),
      }));
    const before = looks();
    const sheets = [...document.querySelectorAll('style')];
    if (sheets.length === 0) throw new Error('The page has no style sheet');
    document.head.append(...sheets.reverse());
    const after = looks();
    if (after.some(({ look }) => look === ',,')) throw new Error('The browser does not tell what an element looks like');
    return before.filter(({ look }, index) => look !== after[index]?.look).map(({ name }) => name);
  });
}
