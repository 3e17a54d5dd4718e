import type { Page } from '@playwright/test';

/**
 * Whether the page with its scripts is the document that was served, so that what is true of the one is true of
 * the other: the same elements, attributes and words, but for buttons that scripts add or show, and no style that
 * asks whether scripts run.
 */
export function isAsServed(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const contentOf = (whole: Document) => {
      const root = whole.documentElement.cloneNode(true) as HTMLElement;
      root.querySelectorAll('head, script, #gatsby-announcer, button:not([popovertarget])').forEach((element) => {
        element.remove();
      });
      // Gatsby's router puts these on when it takes over.
      const router = root.querySelector('#gatsby-focus-wrapper');
      for (const name of ['style', 'tabindex']) router?.removeAttribute(name);
      // By it the button of the display settings is shown.
      root.removeAttribute('data-display');
      root.normalize();
      return root;
    };
    const asksForScripts = (rule: CSSRule): boolean => {
      const inner = 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules] : [];
      if (!(rule instanceof CSSMediaRule && rule.conditionText.includes('scripting'))) return inner.some(asksForScripts);
      return inner.some((one) => one instanceof CSSStyleRule && document.querySelector(one.selectorText) !== null);
    };
    if (document.querySelector('noscript')) return false;
    if ([...document.styleSheets].some((sheet) => [...sheet.cssRules].some(asksForScripts))) return false;
    const served = await fetch(location.href, { cache: 'force-cache' }).then((answer) => answer.text());
    // Whatever the order of attributes is: React writes that of a checked field anew.
    return contentOf(new DOMParser().parseFromString(served, 'text/html')).isEqualNode(contentOf(document));
  });
}
