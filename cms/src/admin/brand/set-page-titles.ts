import type { StrapiApp } from '@strapi/strapi/admin';

import { getTexts } from '../texts/panel-language.ts';
import { nameTextId, renameTitle } from './institution-name.ts';

/** Names the pages of the panel after the institution. Strapi has no setting for it. */
export function setPageTitles(app: StrapiApp): void {
  const rename = () => {
    const title = renameTitle(document.title, getTexts(app)[nameTextId]);
    if (title !== null) document.title = title;
  };
  const observer = new MutationObserver(rename);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  // The sign-in page has no title of its own; the panel sets its language once it has its texts.
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
}
