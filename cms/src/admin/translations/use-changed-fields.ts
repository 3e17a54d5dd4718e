import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import {
  changedFieldsResponse,
  type ChangedFieldsResponse,
  type OpenChange,
  translatedFieldPaths,
} from '../../content/translations/changed-fields.ts';

/** What changed in the source of a translation; `null` before it is read, `broken` where it can't be. */
export type ChangedFieldsState = ChangedFieldsResponse | 'broken' | null;

/**
 * Reads what changed in the source of a translation, and sends that one change needs no translation.
 * @param revision what changes when the entry does
 */
export function useChangedFields({ type, document, locale }: EntryQuery, revision: unknown) {
  const { get, post } = useFetchClient();
  const [state, setState] = useState<ChangedFieldsState>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const query = new URLSearchParams({ type, document, locale });
      try {
        const response = changedFieldsResponse.parse((await get(`${translatedFieldPaths.changes}?${query.toString()}`)).data);
        if (isCurrent) setState(response);
      } catch {
        if (isCurrent) setState('broken');
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, type, document, locale, revision]);
  /** @throws the CMS refuses */
  const confirm = async ({ hash, place }: OpenChange, version: number, reason: string): Promise<ChangedFieldsResponse> => {
    const { data } = await post(translatedFieldPaths.confirm, { type, document, locale, version, hash, place, reason });
    const response = changedFieldsResponse.parse(data);
    setState(response);
    return response;
  };
  return { state, confirm };
}
