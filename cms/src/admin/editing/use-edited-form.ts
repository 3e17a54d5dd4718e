import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Fields } from '@ochiq/contract/fields/field';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { defaultLocale, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { unstable_useDocument as useDocument, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { findModelContentType } from '../edited-entry.ts';
import type { DocumentArguments } from '../saving/versions.ts';

type Query = { plugins?: Readonly<Record<string, Readonly<Record<string, string>>>> } & Readonly<Record<string, unknown>>;

/** The form that the panel's edit view shows. */
export type EditedForm = {
  /** How the panel reads and saves it. */
  version: DocumentArguments;
  type: ContentTypeName | undefined;
  /** The fields of its type; `null` for Strapi's own types. */
  fields: Fields | null;
  /** `null` for an entry that is not saved yet. */
  documentId: string | null;
  locale: Locale;
  /** Whether it can't be saved as it is: a published version, or the copy of another entry. */
  isOff: boolean;
};

const fieldsByModel = new Map<string, Fields>(
  Object.entries({ ...contentTypes, ...intakeTypes }).map(([name, { fields }]) => [`api::${name}.${name}`, fields]),
);

/** Reads what the panel's address says of the version, as Strapi 5.54.0 does, so that both share one cached answer. */
function useVersion(): DocumentArguments {
  const { collectionType = '', slug = '', id, origin } = useParams();
  const [{ query }] = useQueryParams<Query>();
  return useMemo(() => {
    const { plugins, ...own } = query;
    const params = Object.assign({}, own, ...Object.values(plugins ?? {})) as NonNullable<DocumentArguments['params']>;
    const documentId = origin ?? (id === 'create' ? undefined : id);
    return { collectionType, model: slug, documentId, params };
  }, [collectionType, slug, id, origin, query]);
}

/** Returns the form in the edit view around a component. */
export function useEditedForm(): EditedForm {
  const version = useVersion();
  const { pathname } = useLocation();
  const isDisabled = useForm('useEditedForm', ({ disabled }) => disabled);
  const { collectionType, model, documentId } = version;
  const { document } = useDocument(version as Parameters<typeof useDocument>[0], {
    skip: documentId === undefined && collectionType !== 'single-types',
  });
  const { locale } = version.params ?? {};
  return {
    version,
    type: findModelContentType(model),
    fields: fieldsByModel.get(model) ?? null,
    documentId: document?.documentId ?? null,
    locale: isLocale(locale) ? locale : defaultLocale,
    isOff: isDisabled || pathname.includes('/clone/'),
  };
}
