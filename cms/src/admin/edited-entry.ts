import { contentTypeNames, contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';

import { getFieldParameter } from './preview/field-address.ts';

/** What Strapi's edit view hands to its side panels, as far as it is needed here; unsaved entries have no document. */
export type SidePanelProps = { model: string; document?: { documentId?: string; locale?: string | null; status?: string } };

/** Returns the content type of a model; `undefined` for submissions and Strapi's own models. */
export const findModelContentType = (model: string): ContentTypeName | undefined =>
  contentTypeNames.find((name) => getContentTypeUid(name) === model);

type EntryVersion = {
  type: ContentTypeName;
  documentId: string;
  locale: string | null;
  /** The field that the form focuses, dotted. */
  field?: string;
};

/** Returns where the panel edits a version of an entry, for links within the panel. */
export function getEntryAddress({ type, documentId, locale, field }: EntryVersion): string {
  const path =
    contentTypes[type].kind === 'single'
      ? `single-types/${getContentTypeUid(type)}`
      : `collection-types/${getContentTypeUid(type)}/${documentId}`;
  const query = [
    ...(locale === null ? [] : [`plugins[i18n][locale]=${locale}`]),
    ...(field === undefined ? [] : [getFieldParameter(field)]),
  ].join('&');
  return `/content-manager/${path}${query === '' ? '' : `?${query}`}`;
}
