import { Flex, Typography } from '@strapi/design-system';

import type { PublicationNews } from '../../publisher-client/publishing.ts';
import { formatTashkentTime } from './format-tashkent-time.ts';
import { UndoButton } from './undo-button.tsx';
import { usePublishingWords } from './use-publishing-words.ts';
import { describePublication } from './describe-publication.ts';

/** Renders one publication: what it was, when, its size, and whether it was undone. */
export function PublicationRow(publication: PublicationNews) {
  const words = usePublishingWords();
  const { say } = words;
  const { number, pages, tookMs, undoes, undoneBy, mayUndo } = publication;
  const what = describePublication(publication, words);
  const at = formatTashkentTime(publication.at, new Date());
  const notes = [
    say('ochiq.publishing.row.facts', { at, pages }),
    // A publisher that was started since does not know.
    ...(tookMs === 0 ? [] : [say('ochiq.publishing.row.took', { seconds: words.seconds(tookMs, 1) })]),
    ...(undoes === null ? [] : [say('ochiq.publishing.row.undoes', { number: undoes })]),
    ...(undoneBy === null ? [] : [say('ochiq.publishing.row.undone')]),
  ];
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="center" gap={2} width="100%" wrap="wrap">
      <Flex direction="column" alignItems="flex-start" minWidth="0" flex="1 1 16rem">
        {/* Names of entries, in whatever language they have. */}
        <Typography variant="omega" textColor="neutral800" maxWidth="100%" style={{ overflowWrap: 'anywhere' }} translate="no">
          {what}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {notes.join(' · ')}
        </Typography>
      </Flex>
      {mayUndo && <UndoButton number={number} what={what} at={at} />}
    </Flex>
  );
}
