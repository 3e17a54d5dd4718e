import { useMemo } from 'react';

import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LanguagesList } from './languages-list.tsx';
import { type ListRow, useDetails } from './read-details.ts';

type Props = { model: string; document: NonNullable<SidePanelProps['document']>; documentId: string };

function EntryLanguages({ model, document, documentId }: Props) {
  // It is read again whenever the form has read its entry again.
  const row = useMemo((): ListRow => ({ ...document, documentId }), [document, documentId]);
  const details = useDetails(model, row);
  const type = findModelContentType(model);
  return type && details ? <LanguagesList entry={{ type, document: documentId }} details={details} /> : null;
}

/** Renders the side panel that says in which state an entry is in each language; unsaved entries have none. */
export function LanguagesPanel({ model, document }: SidePanelProps) {
  const translate = useTexts(englishLists);
  const { documentId } = document ?? {};
  if (findModelContentType(model) === undefined || document === undefined || documentId === undefined) return null;
  return {
    title: translate('ochiq.lists.languages'),
    content: <EntryLanguages model={model} document={document} documentId={documentId} />,
  };
}
