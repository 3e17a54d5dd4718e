import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';

type Entry = { type: ContentTypeName; documentId: string; locale: string | null };

/** Returns where the panel edits a version of an entry, for links within the panel. */
export function getEntryAddress({ type, documentId, locale }: Entry): string {
  const place =
    contentTypes[type].kind === 'single'
      ? `single-types/${getContentTypeUid(type)}`
      : `collection-types/${getContentTypeUid(type)}/${documentId}`;
  return `/content-manager/${place}${locale === null ? '' : `?plugins[i18n][locale]=${locale}`}`;
}
