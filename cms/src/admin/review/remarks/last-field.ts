import type { FieldPath } from '../../preview/field-texts.ts';

const pathPattern = /^\w+(?:\.\w+)*$/u;

/** Returns the index of the paragraph of a text in which a node is; `null` outside of a text. */
function findParagraph(node: Node, editor: Element): number | null {
  const paragraph = [...editor.children].findIndex((child) => child.contains(node));
  return paragraph === -1 ? null : paragraph;
}

/**
 * Returns the path of the field of a form in which a node is, in a text with the paragraph; `null` for what is no field of
 * the entry, as the side panels.
 */
export function findFieldPath(node: Node): FieldPath | null {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || element.closest('aside, [role="dialog"]')) return null;
  const holder = element.closest('[data-field], [name]');
  const path = holder?.getAttribute('data-field') ?? holder?.getAttribute('name') ?? '';
  if (!pathPattern.test(path)) return null;
  const editor = element.closest('[contenteditable="true"]');
  const paragraph = editor && findParagraph(node, editor);
  return paragraph === null ? path : `${path}.${String(paragraph)}`;
}

/**
 * Reports the field in which the user is, whenever that changes.
 * @returns a function that ends it
 */
export function watchFields(page: Document, report: (path: FieldPath) => void): () => void {
  const reportNode = (node: Node | null) => {
    const path = node && findFieldPath(node);
    if (path !== null) report(path);
  };
  const onFocus = ({ target }: FocusEvent) => reportNode(target instanceof Node ? target : null);
  const onSelection = () => {
    const node = page.getSelection()?.anchorNode ?? null;
    const element = node instanceof Element ? node : node?.parentElement;
    if (element?.closest('[contenteditable="true"]')) reportNode(node);
  };
  page.addEventListener('focusin', onFocus);
  page.addEventListener('selectionchange', onSelection);
  return () => {
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('selectionchange', onSelection);
  };
}
