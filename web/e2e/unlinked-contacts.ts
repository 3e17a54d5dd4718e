import { HTMLElement, TextNode } from 'node-html-parser';

/** Where an address or a number may stand without being a link: another link, code, what is typed, and templates. */
const skippedTags = new Set(['A', 'CODE', 'PRE', 'SCRIPT', 'STYLE', 'TEMPLATE', 'FORM', 'BUTTON', 'TEXTAREA']);

const contactPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+998[\d ()-]{9,}/gu;

/** A number that nobody can call. */
const isFax = /\b(?:fax|faks)\b|факс/iu;

/** The e-mail addresses and telephone numbers of a page that a reader can read, but not follow. */
export function findUnlinkedContacts(root: HTMLElement): string[] {
  const visit = (element: HTMLElement): string[] =>
    skippedTags.has(element.tagName)
      ? []
      : element.childNodes.flatMap((child) => {
          if (child instanceof HTMLElement) return visit(child);
          return child instanceof TextNode && !isFax.test(child.text)
            ? (child.text.match(contactPattern) ?? []).map((way) => `“${way.trim()}” is no link`)
            : [];
        });
  const body = root.querySelector('body');
  return body ? visit(body) : [];
}
