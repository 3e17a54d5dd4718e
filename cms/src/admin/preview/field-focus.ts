import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { readFieldParameter } from './field-address.ts';
import { focusFieldOnceShown } from './focus-field.ts';

/** Focuses the field that the address leads to when the form opens; renders nothing. */
export function FieldFocus({ model, document: entry }: SidePanelProps): null {
  const { search } = useLocation();
  const path = findModelContentType(model) === undefined ? null : readFieldParameter(search);
  const documentId = entry?.documentId;
  useEffect(() => (path === null || documentId === undefined ? undefined : focusFieldOnceShown(document, path)), [path, documentId]);
  return null;
}
