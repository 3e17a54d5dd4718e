import { HTMLElement, TextNode } from 'node-html-parser';

/** Where an address or a number may stand without being a link: another link, code, what is typed, and templates. */
const apart = new Set(['A', 'CODE', 'PRE', 'SCRIPT', 'STYLE', 'TEMPLATE', 'FORM', 'BUTTON', 'TEXTAREA']);

const ways = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+998[\d ()-]{9,}/gu;

/** A number that nobody can call. */
const isFax = /\b(?:fax|faks)\b|факс/iu;

/** The e-mail addresses and telephone numbers of a page that a reader can read, but not follow. */
export function unlinkedWays(root: HTMLElement): string[] {
  const visit = (element: HTMLElement): string[] =>
    apart.has(element.tagName)
      ? []
      : element.childNodes.flatMap((child) => {
          if (child instanceof HTMLElement) return visit(child);
          return child instanceof TextNode && !isFax.test(child.text)
            ? (child.text.match(ways) ?? []).map((way) => `“${way.trim()}” is no link`)
            : [];
        });
  const body = root.querySelector('body');
  return body ? visit(body) : [];
}
