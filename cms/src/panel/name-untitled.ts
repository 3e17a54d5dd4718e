import { contentTypeNames, uidOf } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { getTypeName } from './type-names';

const recent = /^\/content-manager\/homepage\/recent-documents\/?$/u;

type Listed = { documentId?: unknown; title?: unknown; contentTypeUid?: unknown };

const nameOf = (uid: unknown, language: Locale): string | null => {
  const type = contentTypeNames.find((name) => uidOf(name) === uid);
  return type === undefined ? null : getTypeName(type)[language];
};

/**
 * Returns what the panel's home page lists, in which an entry without a field for its name is called by its type: Strapi calls it by the
 * id of its document, `s7n8jteku…`. Any other answer stays as it is.
 */
export function nameUntitled(path: string, body: unknown, language: Locale): unknown {
  const { data } = (body ?? {}) as { data?: unknown };
  if (!recent.test(path) || !Array.isArray(data)) return body;
  const named = (data as readonly Listed[]).map((one) =>
    one.title === one.documentId ? { ...one, title: nameOf(one.contentTypeUid, language) ?? one.title } : one,
  );
  return { ...(body as object), data: named };
}
