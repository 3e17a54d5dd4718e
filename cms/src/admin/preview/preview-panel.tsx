import { Button } from '@strapi/design-system';
import { useState } from 'react';

import { useEditedForm } from '../editing/use-edited-form.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { englishPreview } from '../texts/en/preview.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PreviewPane } from './preview-pane.tsx';

/** Whether an editor has it open, also with the next entry, for as long as the tab is. */
const storageKey = 'ochiq-preview';

/** Renders the button that opens the page next to the form. */
function PreviewToggle() {
  const translate = useTexts(englishPreview);
  const { type, documentId, locale, isOff } = useEditedForm();
  const [isOpen, setOpen] = useState(() => window.sessionStorage.getItem(storageKey) === 'open');
  const open = (isShown: boolean) => {
    window.sessionStorage.setItem(storageKey, isShown ? 'open' : 'closed');
    setOpen(isShown);
  };
  if (type === undefined || isOff) return null;
  return (
    <>
      <Button type="button" variant="secondary" fullWidth style={wrappingButton} aria-pressed={isOpen} onClick={() => open(!isOpen)}>
        {translate('ochiq.preview.open')}
      </Button>
      {isOpen && <PreviewPane key={`${documentId ?? ''} ${locale}`} {...{ type, documentId, locale }} close={() => open(false)} />}
    </>
  );
}

/** Renders the side panel of the preview; what has no page of its own, a redirect, has none. */
export function PreviewPanel({ model }: SidePanelProps) {
  const translate = useTexts(englishPreview);
  const type = findModelContentType(model);
  if (type === undefined || type === 'redirect') return null;
  return { title: translate('ochiq.preview.title'), content: <PreviewToggle /> };
}
