import { Flex, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import { documentResponse, publishingPath } from '../../content/publisher-client/publishing.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { focusField } from '../preview/focus-field.ts';
import { englishPublishing } from '../texts/en/publishing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { describeDocument, type EditedVersion } from './describe-document.ts';
import { formatTashkentTime } from './format-tashkent-time.ts';
import { BrokenNote, Reason, StateLabel } from './publishing-state.tsx';
import { usePublishing } from './use-publishing.ts';

/** Renders the publication state of a version of a document. */
function DocumentState({ documentId, ...edited }: EditedVersion & { documentId: string }) {
  const translate = useTexts(englishPublishing);
  const publishing = usePublishing(`${publishingPath}?documentId=${encodeURIComponent(documentId)}`, documentResponse);
  const documentStatus = publishing && describeDocument(publishing, edited);
  const broken = publishing && 'broken' in publishing ? publishing.broken.filter(({ locale }) => locale === edited.locale) : [];
  return (
    <Flex role="status" direction="column" alignItems="flex-start" gap={2} width="100%">
      {documentStatus && (
        <StateLabel tone={documentStatus.tone}>
          {translate(documentStatus.id, {
            at: documentStatus.at === null ? '' : formatTashkentTime(documentStatus.at, new Date()),
            count: documentStatus.following,
          })}
        </StateLabel>
      )}
      {documentStatus?.reason && <Reason>{documentStatus.reason}</Reason>}
      {broken.length > 0 && (
        <Flex direction="column" alignItems="flex-start" gap={1} width="100%">
          <Typography variant="omega" fontWeight="bold" textColor="danger700">
            {translate('ochiq.publishing.broken.here')}
          </Typography>
          {broken.map((one) => (
            <BrokenNote key={one.field} {...one} pick={(path) => focusField(document, path)} />
          ))}
        </Flex>
      )}
      {documentStatus?.url && (
        <Link href={documentStatus.url} isExternal>
          {translate('ochiq.publishing.open')}
        </Link>
      )}
    </Flex>
  );
}

/** Renders the side panel of what the site shows; none where nothing has been saved yet. */
export function PublishingPanel({ model, document }: SidePanelProps): { title: string; content: ReactNode } | null {
  const translate = useTexts(englishPublishing);
  const { documentId, locale, status } = document ?? {};
  if (findModelContentType(model) === undefined || !documentId || !locale) return null;
  return {
    title: translate('ochiq.publishing.title'),
    content: <DocumentState key={`${documentId} ${locale}`} documentId={documentId} locale={locale} isPublished={status !== 'draft'} />,
  };
}
