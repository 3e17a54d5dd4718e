import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Fields } from '@ochiq/contract/fields/field';
import type { Locale } from '@ochiq/contract/routing/locales';
import { getFetchClient, useDocumentRBAC, useForm } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';

import { getEntryAddress } from '../edited-entry.ts';
import { buildCopy } from './build-copy.ts';
import type { FormValues } from './form-values.ts';

const created = z.object({ data: z.object({ documentId: z.string() }) });

/** How long Strapi's form needs to know that it may be left, in milliseconds. */
const pauseMs = 50;

type Options = { type: ContentTypeName | undefined; fields: Fields; locale: Locale };

/**
 * Returns what saves the text of the form as a new draft and opens that; `null` where the person may create none, or
 * there is only one entry of the type.
 * @param onSaved called before the form is given up
 */
export function useDraftCopy({ type, fields, locale }: Options, onSaved: () => Promise<void>): (() => Promise<void>) | null {
  const values = useForm('useDraftCopy', (state) => state.values) as FormValues;
  const resetForm = useForm('useDraftCopy', (state) => state.resetForm);
  const canCreate = useDocumentRBAC('useDraftCopy', (state) => state.canCreate);
  const navigate = useNavigate();
  if (type === undefined || !canCreate || contentTypes[type].kind === 'single') return null;
  return async () => {
    const path = `/content-manager/collection-types/api::${type}.${type}`;
    const { data } = await getFetchClient().post(path, buildCopy(fields, values), { params: { locale } });
    const { documentId } = created.parse(data).data;
    await onSaved();
    resetForm();
    setTimeout(() => {
      navigate(getEntryAddress({ type, documentId, locale }));
    }, pauseMs);
  };
}
