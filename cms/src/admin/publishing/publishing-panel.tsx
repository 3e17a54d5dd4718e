import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { ReactNode } from 'react';

import { DocumentPart } from './document-part.tsx';
import { usePublishingWords } from './use-publishing-words.ts';

type Version = { documentId?: string; locale?: string | null; status?: string };

/** What Strapi's edit view hands to its side panels, as far as it is needed here. */
type Props = { model: string; document?: Version };

const shownTypes: ReadonlySet<string> = new Set(contentTypeNames.map(getContentTypeUid));

/** Renders the side panel of what the site shows; none where nothing has been saved yet. */
export function PublishingPanel({ model, document }: Props): { title: string; content: ReactNode } | null {
  const { say } = usePublishingWords();
  const { documentId, locale, status } = document ?? {};
  if (!shownTypes.has(model) || !documentId || !locale) return null;
  return {
    title: say('ochiq.publishing.title'),
    content: <DocumentPart key={`${documentId} ${locale}`} documentId={documentId} locale={locale} isPublished={status !== 'draft'} />,
  };
}
