import type { Entry } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import type { SectionKey } from '@ochiq/contract/routing/section-keys';

import { selectVersion, type Document } from '../content/content.ts';
import type { RenderContext } from '../render-context.ts';

export type Section = {
  entry: Entry<'section-page'>;
  foreign: Locale | null;
  /** The languages the page's text exists in. */
  translated: readonly Locale[];
};

/** Returns the section page of a key, in the reader's language or the best fallback. */
export function getSection({ content, locale }: Pick<RenderContext, 'content' | 'locale'>, key: SectionKey): Section {
  const documents: Iterable<Document<'section-page'>> = content['section-page'].values();
  for (const document of documents) {
    const { entry, foreign } = selectVersion(document, locale);
    if (entry.key === key) return { entry, foreign, translated: localeCodes.filter((code) => document.versions[code]) };
  }
  throw new Error(`No section page “${key}” is published in any language: publish it in the panel under “Section page”`);
}
