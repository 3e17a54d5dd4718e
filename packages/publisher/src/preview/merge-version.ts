import { contentTypes, type ContentTypeName, type Entry } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Content, Document } from '@ochiq/pages/content/content';
import { buildDocument } from '@ochiq/pages/content/parse-content';

type AnyEntry = Entry<ContentTypeName>;

/** Picks the values shared by all languages, without relations: each language has its own. */
function pickSharedFields(type: ContentTypeName, entry: AnyEntry): Readonly<Record<string, unknown>> {
  const fields = Object.entries<Field>(contentTypes[type].fields).filter(([, { cms, localized }]) => !localized && cms.type !== 'relation');
  return Object.fromEntries(fields.map(([name]) => [name, entry[name as keyof AnyEntry]]));
}

/** Merges a version into the content as if it were published, with its shared values in the other languages. */
export function mergeVersion(content: Content, type: ContentTypeName, version: AnyEntry): Content {
  const documents: ReadonlyMap<string, Document<ContentTypeName>> = content[type];
  const others = Object.values(documents.get(version.documentId)?.versions ?? {}).filter(({ locale }) => locale !== version.locale);
  const shared = pickSharedFields(type, version);
  const document = buildDocument(type, [...others.map((other) => ({ ...other, ...shared })), version]);
  const changed = new Map([...documents, ...(document ? [[version.documentId, document] as const] : [])]);
  const inOrder = new Map([...changed].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...content, [type]: inOrder };
}
