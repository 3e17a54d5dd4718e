import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';

import { type TypedForm, type TypedPage, typedPage, typedPreviewRoute } from '../../content/preview/typed-preview.ts';
import { createLatestRunner } from './create-latest-runner.ts';

/** What the preview shows: the last page, and why there is no newer one. */
export type TypedPageState = { page: TypedPage | null; fault: 'no-publisher' | 'failed' | 'forbidden' | null };

/** As long as the changes of a form by one key take. Keys that come while a page is rendered wait for it, and the last of them is rendered. */
const pauseMs = 5;

const isForbidden = (error: unknown): boolean => typeof error === 'object' && error !== null && 'status' in error && error.status === 403;

/** Renders what a form shows whenever it changes. @param form `null` while the preview is closed; the same object while unchanged */
export function useTypedPage(form: TypedForm | null): TypedPageState {
  const { post } = useFetchClient();
  const [state, setState] = useState<TypedPageState>({ page: null, fault: null });
  const runner = useMemo(
    () =>
      createLatestRunner(async (input: TypedForm) => {
        try {
          const page = typedPage.parse((await post(typedPreviewRoute, input)).data);
          setState((last) => (page.html === null ? { ...last, fault: 'no-publisher' } : { page, fault: null }));
        } catch (error) {
          setState((last) => ({ ...last, fault: isForbidden(error) ? 'forbidden' : 'failed' }));
        }
      }, pauseMs),
    [post],
  );
  useEffect(() => runner.stop, [runner]);
  useEffect(() => {
    if (form) runner.offer(form);
  }, [form, runner]);
  return state;
}
