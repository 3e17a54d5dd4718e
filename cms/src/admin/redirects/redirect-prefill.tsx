import { getContentTypeUid } from '@ochiq/contract/content-types';
import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { SidePanelProps } from '../edited-entry.ts';
import { readInitialPath } from './new-redirect.ts';

/**
 * Prefills the form of a new redirect with the path that readers came from; renders nothing. A path that the editor has
 * typed is left alone.
 */
export function RedirectPrefill({ model, document }: SidePanelProps): null {
  const { search } = useLocation();
  const from = useForm('RedirectPrefill', ({ values }) => (values as { from?: unknown }).from);
  const onChange = useForm('RedirectPrefill', (form) => form.onChange);
  const isNew = model === getContentTypeUid('redirect') && document?.documentId === undefined;
  const start = isNew ? readInitialPath(search) : null;
  const isEmpty = from === undefined || from === null;
  useEffect(() => {
    if (start !== null && isEmpty) onChange('from', start);
  }, [start, isEmpty, onChange]);
  return null;
}
