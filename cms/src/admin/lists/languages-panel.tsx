import { useFetchClient } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';

import { type EntryDetails, listDetailsResponse } from '../../content/list-details/list-details.ts';
import { translationPaths } from '../../content/translations/translations.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { SendConfirmation } from './confirm-button.tsx';
import { LanguagesList } from './languages-list.tsx';
import { type ListRow, readDetails, useDetails } from './read-details.ts';

type Props = { model: string; document: NonNullable<SidePanelProps['document']>; documentId: string };

function EntryLanguages({ model, document, documentId }: Props) {
  // It is read again whenever the form has read its entry again.
  const row = useMemo((): ListRow => ({ ...document, documentId }), [document, documentId]);
  const read = useDetails(model, row);
  const { post } = useFetchClient();
  const [confirmed, setConfirmed] = useState<{ row: ListRow; details: EntryDetails } | null>(null);
  const type = findModelContentType(model);
  const details = confirmed?.row === row ? confirmed.details : read;
  if (!type || !details) return null;
  const confirm: SendConfirmation = async (locale, version, reason) => {
    const { data } = await post(translationPaths.confirm, { type, document: documentId, locale, version, reason });
    const current = listDetailsResponse.parse(data).entries[documentId];
    if (current) setConfirmed({ row, details: current });
  };
  const reload = async () => {
    const current = await readDetails(type, documentId);
    if (current) setConfirmed({ row, details: current });
  };
  return (
    <LanguagesList
      entry={{ type, document: documentId }}
      details={details}
      confirm={confirm}
      reload={() => void reload().catch(() => undefined)}
    />
  );
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
