import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex } from '@strapi/design-system';
import { lazy, Suspense } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { englishShares } from '../texts/en/shared-drafts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ShareFaultText } from './share-fault.tsx';
import { useSharedDrafts } from './use-shared-drafts.ts';

const SharedDraftList = lazy(async () => ({ default: (await import('./shared-draft-list.tsx')).SharedDraftList }));

/** Copies a text; rejects where the browser lets no page write there, as on an address without https. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

function SharedDrafts(entry: EntryQuery) {
  const { response, fault, make, revoke } = useSharedDrafts(entry);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {fault && <ShareFaultText fault={fault} />}
      <Suspense fallback={null}>{response && <SharedDraftList {...response} make={make} revoke={revoke} copy={copyText} />}</Suspense>
    </Flex>
  );
}

/** Renders the side panel in which a draft is shown to people outside; what has no page, or is not saved, has none. */
export function SharedDraftsPanel({ model, document }: SidePanelProps) {
  const translate = useTexts(englishShares);
  const type = findModelContentType(model);
  const { documentId, locale } = document ?? {};
  if (type === undefined || type === 'redirect' || documentId === undefined || !isLocale(locale)) return null;
  return {
    title: translate('ochiq.shares.title'),
    content: <SharedDrafts key={`${documentId} ${locale}`} type={type} document={documentId} locale={locale} />,
  };
}
