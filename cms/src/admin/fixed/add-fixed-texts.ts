import type { StrapiApp } from '@strapi/strapi/admin';

import { translateFixed } from './fixed-texts.ts';
import { translateCode } from './translate-code.ts';

type Texts = Readonly<Record<string, string>>;
type Language = { admin_app: { language: { locale: string } } };

const labels = ['aria-label', 'title'] as const;
/** What people write stays as they wrote it. */
const written = '[contenteditable], textarea, code, pre';

function translateNode(node: Node, texts: Texts): void {
  const { pathname: path } = window.location;
  const translate = (shown: string, part: 'text' | 'label') =>
    translateFixed(shown, { part, path }, texts) ?? translateCode(shown, path, texts);
  if (node instanceof Text) {
    const text = node.parentElement?.closest(written) ? null : translate(node.data, 'text');
    if (text !== null && text !== node.data) node.data = text;
  }
  if (!(node instanceof Element)) return;
  for (const name of labels) {
    const text = translate(node.getAttribute(name) ?? '', 'label');
    if (text !== null) node.setAttribute(name, text);
  }
  for (const child of Array.from(node.childNodes)) translateNode(child, texts);
}

/** Translates Strapi's hard-coded English as soon as it is on the page: mostly labels for screen readers. */
export function addFixedTexts(app: StrapiApp): void {
  const getTexts = (): Texts | undefined => {
    const locale = (app.store?.getState() as Language | undefined)?.admin_app.language.locale;
    return locale === undefined || locale === 'en' ? undefined : (app.configurations.translations as Record<string, Texts>)[locale];
  };
  new MutationObserver((changes) => {
    const texts = getTexts();
    if (!texts) return;
    for (const { target, type, addedNodes } of changes)
      if (type === 'childList') for (const node of Array.from(addedNodes)) translateNode(node, texts);
      else translateNode(target, texts);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: [...labels] });
}
