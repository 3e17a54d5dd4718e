import type { Change } from '@ochiq/contract/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Content, Document } from '@ochiq/pages/content';
import { inLanguageKey } from '@ochiq/pages/live/document-paths';
import { sourceOf } from '@ochiq/pages/parse-content';

import type { ChangeFacts } from '../swap/journal.ts';

type Published = ChangeFacts['published'];

/** What editors call a document; its id where it is not published any more. */
function nameOf(content: Content, type: ContentTypeName, documentId: string, locale: string): string {
  const documents: ReadonlyMap<string, Document<ContentTypeName>> = content[type];
  const versions = Object.entries(documents.get(documentId)?.versions ?? {});
  const entry = (versions.find(([code]) => code === locale) ?? versions[0])?.[1];
  return entry ? sourceOf(type, entry).name : documentId;
}

/** The documents that rows of the log are about, in each language once. */
export function publishedDocuments(changes: readonly Change[], content: Content): Published {
  const found = new Map<string, Published[number]>();
  for (const change of changes) {
    if (change.type === null) continue;
    const { type, documentId } = change;
    for (const locale of change.locales) {
      const about = { type, documentId, locale };
      found.set(inLanguageKey(about), { ...about, name: nameOf(content, type, documentId, locale) });
    }
  }
  return [...found.values()];
}
