import { Flex, Link, Typography } from '@strapi/design-system';

import { documentAnswer, publishingPath } from '../../publishing/publishing.ts';
import { BrokenNote } from './broken-row.tsx';
import { Reason } from './reason.tsx';
import { saidOf, type Edited } from './said-of.ts';
import { StateLabel } from './state-label.tsx';
import { tashkentTime } from './tashkent-time.ts';
import { usePublishing } from './use-publishing.ts';
import { useWords } from './use-words.ts';

/** Renders the publication state of a version of a document. */
export function DocumentPart({ documentId, ...edited }: Edited & { documentId: string }) {
  const { say } = useWords();
  const publishing = usePublishing(`${publishingPath}?documentId=${encodeURIComponent(documentId)}`, documentAnswer);
  const said = publishing && saidOf(publishing, edited);
  const broken = publishing && 'broken' in publishing ? publishing.broken.filter(({ locale }) => locale === edited.locale) : [];
  return (
    <Flex role="status" direction="column" alignItems="flex-start" gap={2} width="100%">
      {said && <StateLabel tone={said.tone}>{say(said.id, { at: said.at === null ? '' : tashkentTime(said.at, new Date()) })}</StateLabel>}
      {said?.reason && <Reason>{said.reason}</Reason>}
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
      {said?.url && (
        <Link href={said.url} isExternal>
          {say('ochiq.publishing.open')}
        </Link>
      )}
    </Flex>
  );
}
