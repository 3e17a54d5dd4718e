import type { StrapiApp } from '@strapi/strapi/admin';

import { getPanelLanguage, getTexts, type Texts } from '../texts/panel-language.ts';
import { translateCode } from './code-names.ts';
import { translateHardCoded } from './hard-coded-texts.ts';
import { translateTokenExpiry } from './token-expiry.ts';

/** The attributes that screen readers read. */
const labelAttributes = ['aria-label', 'title'] as const;
/** Where people write: their words stay as they are. */
const editableElements = '[contenteditable], textarea, code, pre';

/** Translates a node and everything in it. */
function translateNode(node: Node, texts: Texts): void {
  const { pathname: path } = window.location;
  const translate = (text: string, part: 'text' | 'label') =>
    translateHardCoded(text, { part, path }, texts) ?? translateTokenExpiry(text, path, texts) ?? translateCode(text, path, texts);
  if (node instanceof Text) {
    const text = node.parentElement?.closest(editableElements) ? null : translate(node.data, 'text');
    if (text !== null && text !== node.data) node.data = text;
  }
  if (!(node instanceof Element)) return;
  for (const name of labelAttributes) {
    const text = translate(node.getAttribute(name) ?? '', 'label');
    if (text !== null) node.setAttribute(name, text);
  }
  for (const child of Array.from(node.childNodes)) translateNode(child, texts);
}

/** Translates Strapi's hard-coded English as soon as it is on the page: mostly labels for screen readers. */
export function translatePage(app: StrapiApp): void {
  new MutationObserver((mutations) => {
    const language = getPanelLanguage(app);
    if (language === undefined || language === 'en') return;
    const texts = getTexts(app);
    for (const { target, type, addedNodes } of mutations)
      if (type === 'childList') for (const node of Array.from(addedNodes)) translateNode(node, texts);
      else translateNode(target, texts);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: [...labelAttributes] });
}
