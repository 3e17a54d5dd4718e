import type { Page } from '@playwright/test';

/**
 * Returns everything that the panel says on the page: visible text, and the names of what has no text. What people
 * wrote is left out: entries and files in lists, values of fields, addresses in preformatted text, what is marked as nothing to translate.
 */
export const readShownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const written = '[contenteditable], textarea, code, pre, script, style, .cm-editor, td [role=button] time, [translate=no]';
    const isShown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      const said = text?.replaceAll(/\s+/gu, ' ').trim();
      if (said !== undefined && said !== '') found.add(said);
    };
    // A button may name the entry beside it.
    const names = [...document.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent).filter((name) => name !== '');
    names.sort((one, other) => other.length - one.length);
    const withoutNames = (label: string | null) => names.reduce<string | null>((rest, name) => rest?.replaceAll(name, ' ') ?? null, label);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest(written) && isShown(parent))
        add(parent.closest('button') ? withoutNames(node.textContent) : node.textContent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(written) && isShown(element)) add(withoutNames(element.getAttribute(name)));
    return [...found];
  });
