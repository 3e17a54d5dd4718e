import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';

import { overviewAnswer, publishingPath } from '../../publishing/publishing.ts';
import { BrokenRow } from './broken-row.tsx';
import { Listed } from './listed.tsx';
import { LostRow } from './lost-row.tsx';
import { overviewSaid } from './overview-said.ts';
import { PublicationRow } from './publication-row.tsx';
import { Reason } from './reason.tsx';
import { StateLabel } from './state-label.tsx';
import { usePublishing } from './use-publishing.ts';
import { useWords } from './use-words.ts';

/** Renders the publisher's state: the queue, what is suppressed, and the last publications, which can be undone. */
export function PublishingWidget() {
  const { say, seconds } = useWords();
  const overview = usePublishing(publishingPath, overviewAnswer);
  if (!overview) return <Widget.Loading />;
  const { id, tone, reason, isQueueLeft } = overviewSaid(overview);
  const { pages, queued, lagMs, held, published } =
    overview.state === 'away' ? { pages: 0, queued: 0, lagMs: 0, held: [], published: [] } : overview;
  const values = { pages, count: queued, seconds: seconds(lagMs, 0) };
  return (
    // Strapi's scrolled box would be as wide as the longest address in it.
    <Flex direction="column" alignItems="stretch" gap={4} style={{ contain: 'inline-size' }}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <StateLabel tone={tone}>{say(id, values)}</StateLabel>
        {reason && <Reason>{reason}</Reason>}
        {isQueueLeft && <Typography variant="omega">{say('ochiq.publishing.overview.queue', values)}</Typography>}
      </Flex>
      {held.length > 0 && (
        <Listed title={say('ochiq.publishing.held')}>
          {held.map((why) => (
            <li key={why}>
              <Reason>{why}</Reason>
            </li>
          ))}
        </Listed>
      )}
      {overview.state !== 'away' && overview.broken.shown.length + overview.broken.others > 0 && (
        <Listed title={say('ochiq.publishing.broken')}>
          {overview.broken.shown.map((one) => (
            <BrokenRow key={`${one.documentId} ${one.locale} ${one.field}`} {...one} />
          ))}
          {overview.broken.others > 0 && (
            <Typography tag="li" variant="pi" textColor="neutral600">
              {say('ochiq.publishing.broken.others', { count: overview.broken.others })}
            </Typography>
          )}
        </Listed>
      )}
      {overview.state !== 'away' && (
        <Listed title={say('ochiq.publishing.last')}>
          {published.map((publication) => (
            <PublicationRow key={publication.number} {...publication} />
          ))}
          {published.length === 0 && (
            <Typography tag="li" variant="omega" textColor="neutral600">
              {say('ochiq.publishing.none')}
            </Typography>
          )}
        </Listed>
      )}
      {overview.state !== 'away' && overview.lost && (
        <Listed title={say('ochiq.publishing.lost')}>
          {overview.lost.map((lost) => (
            <LostRow key={lost.path} {...lost} />
          ))}
          {overview.lost.length === 0 && (
            <Typography tag="li" variant="omega" textColor="neutral600">
              {say('ochiq.publishing.lost.none')}
            </Typography>
          )}
        </Listed>
      )}
    </Flex>
  );
}
