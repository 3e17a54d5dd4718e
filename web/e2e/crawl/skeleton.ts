import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

/** What is around the content, header and footer with all that is in them, and the content itself. */
export const parts = ['frame', 'main'] as const;
export type Part = (typeof parts)[number];

/** Reads both skeletons and the sheets in the page. Self-contained: it runs there. */
function readInPage(page: Page): Promise<Record<Part | 'sheets', string>> {
  return page.evaluate(() => {
    // Attributes that no style sheet asks for the value of: of these it counts only whether there is one, and whether it is empty.
    const words = ['alt', 'title', 'aria-label', 'placeholder', 'value', 'content', 'datetime', 'lang', 'hreflang', 'data-alt'];
    const addresses = ['href', 'src', 'srcset', 'action', 'data-alert'];
    const references = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];
    // How a drawing is drawn: of words over one axe says nothing, whatever the lines are.
    const content = new Set([...words, ...addresses, ...references, 'd']);
    const markOf = ({ name, value }: Attr) => (content.has(name) ? `${name}${value.trim() === '' ? '=' : '=…'}` : `${name}=${value}`);
    const open = (element: Element) => `<${element.tagName} ${[...element.attributes].map(markOf).sort().join(' ')}>`;
    const main = document.querySelector('main');
    const write = (element: Element): string => {
      const inner = [...element.childNodes].map((node) => {
        if (node instanceof Text) return node.data.trim() === '' ? '' : '…';
        if (!(node instanceof Element) || node.matches('script, style, head, link')) return '';
        // Of the content the frame has the place only.
        return node === main ? open(node) : write(node);
      });
      return `${open(element)}${inner.join('')}</>`;
    };
    const around: string[] = [];
    for (let at = main?.parentElement ?? null; at; at = at.parentElement) around.push(open(at));
    return {
      frame: write(document.documentElement),
      main: main ? around.join('') + write(main) : '',
      sheets: [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    };
  });
}

const toHash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Returns a key of each part of the page: its skeleton and the sheets that rule it. The skeleton is every element with
 * its attributes and whether it has words, without what the words and names are; the content's has the elements
 * around it, too. Two parts with one key get the same colours, borders and letters from the style sheets.
 */
export async function readSkeletons(page: Page): Promise<Record<Part, string>> {
  const { frame, main, sheets } = await readInPage(page);
  return { frame: toHash(`${sheets}\0${frame}`), main: toHash(`${sheets}\0${main}`) };
}

const inspected = new Set<string>();

/** How many parts of pages had their colours inspected, and how many had not, because an equal one was inspected before. */
export type PartCount = { inspected: number; equal: number };

/** Returns those of the page's parts that no equal part was inspected for in this view, and remembers them as inspected. */
export function takeUninspected(skeletons: Readonly<Record<Part, string>>, view: string, count: PartCount): Part[] {
  const taken = parts.filter((part) => !inspected.has(`${part} ${view} ${skeletons[part]}`));
  for (const part of taken) inspected.add(`${part} ${view} ${skeletons[part]}`);
  count.inspected += taken.length;
  count.equal += parts.length - taken.length;
  return taken;
}
