import { Flex, Link, Typography } from '@strapi/design-system';

import { documentResponse, publishingPath } from '../../content/publisher-client/publishing.ts';
import { BrokenNote } from './broken-row.tsx';
import { Reason } from './reason.tsx';
import { describeDocument, type EditedVersion } from './describe-document.ts';
import { StateLabel } from './state-label.tsx';
import { formatTashkentTime } from './format-tashkent-time.ts';
import { usePublishing } from './use-publishing.ts';
import { usePublishingWords } from './use-publishing-words.ts';

/** Renders the publication state of a version of a document. */
export function DocumentPart({ documentId, ...edited }: EditedVersion & { documentId: string }) {
  const { say } = usePublishingWords();
  const publishing = usePublishing(`${publishingPath}?documentId=${encodeURIComponent(documentId)}`, documentResponse);
  const documentStatus = publishing && describeDocument(publishing, edited);
  const broken = publishing && 'broken' in publishing ? publishing.broken.filter(({ locale }) => locale === edited.locale) : [];
  return (
    <Flex role="status" direction="column" alignItems="flex-start" gap={2} width="100%">
      {documentStatus && (
        <StateLabel tone={documentStatus.tone}>
          {say(documentStatus.id, { at: documentStatus.at === null ? '' : formatTashkentTime(documentStatus.at, new Date()) })}
        </StateLabel>
      )}
      {documentStatus?.reason && <Reason>{documentStatus.reason}</Reason>}
      {broken.length > 0 && (
        <Flex direction="column" alignItems="flex-start" gap={1} width="100%">
          <Typography variant="omega" fontWeight="bold" textColor="danger700">
            {say('ochiq.publishing.broken.here')}
          </Typography>
          {broken.map((one) => (
            <BrokenNote key={one.field} {...one} />
          ))}
        </Flex>
      )}
      {documentStatus?.url && (
        <Link href={documentStatus.url} isExternal>
          {say('ochiq.publishing.open')}
        </Link>
      )}
    </Flex>
  );
}
