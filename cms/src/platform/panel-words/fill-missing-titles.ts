import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { getTypeName } from './type-names';

const recentDocumentsPath = /^\/content-manager\/homepage\/recent-documents\/?$/u;

type ListedDocument = { documentId?: unknown; title?: unknown; contentTypeUid?: unknown };

const getTypeLabel = (uid: unknown, language: Locale): string | null => {
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === uid);
  return type === undefined ? null : getTypeName(type)[language];
};

/**
 * Returns what the panel's home page lists, in which an entry without a field for its name is called by its type: Strapi calls it by the
 * id of its document, `s7n8jteku…`. Any other answer stays as it is.
 */
export function fillMissingTitles(path: string, body: unknown, language: Locale): unknown {
  const { data } = (body ?? {}) as { data?: unknown };
  if (!recentDocumentsPath.test(path) || !Array.isArray(data)) return body;
  const named = (data as readonly ListedDocument[]).map((one) =>
    one.title === one.documentId ? { ...one, title: getTypeLabel(one.contentTypeUid, language) ?? one.title } : one,
  );
  return { ...(body as object), data: named };
}
