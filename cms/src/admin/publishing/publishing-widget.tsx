import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';

import { overviewResponse, publishingPath } from '../../publisher-client/publishing.ts';
import { BrokenRow } from './broken-row.tsx';
import { TitledList } from './titled-list.tsx';
import { MissingPathRow } from './missing-path-row.tsx';
import { describeOverview } from './overview-status.ts';
import { PublicationRow } from './publication-row.tsx';
import { Reason } from './reason.tsx';
import { StateLabel } from './state-label.tsx';
import { usePublishing } from './use-publishing.ts';
import { usePublishingWords } from './use-publishing-words.ts';

/** Renders the publisher's state: the queue, what is suppressed, and the last publications, which can be undone. */
export function PublishingWidget() {
  const { say, seconds } = usePublishingWords();
  const overview = usePublishing(publishingPath, overviewResponse);
  if (!overview) return <Widget.Loading />;
  const { id, tone, reason, isQueueLeft } = describeOverview(overview);
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
        <TitledList title={say('ochiq.publishing.held')}>
          {held.map((why) => (
            <li key={why}>
              <Reason>{why}</Reason>
            </li>
          ))}
        </TitledList>
      )}
      {overview.state !== 'away' && overview.broken.shown.length + overview.broken.others > 0 && (
        <TitledList title={say('ochiq.publishing.broken')}>
          {overview.broken.shown.map((one) => (
            <BrokenRow key={`${one.documentId} ${one.locale} ${one.field}`} {...one} />
          ))}
          {overview.broken.others > 0 && (
            <Typography tag="li" variant="pi" textColor="neutral600">
              {say('ochiq.publishing.broken.others', { count: overview.broken.others })}
            </Typography>
          )}
        </TitledList>
      )}
      {overview.state !== 'away' && (
        <TitledList title={say('ochiq.publishing.last')}>
          {published.map((publication) => (
            <PublicationRow key={publication.number} {...publication} />
          ))}
          {published.length === 0 && (
            <Typography tag="li" variant="omega" textColor="neutral600">
              {say('ochiq.publishing.none')}
            </Typography>
          )}
        </TitledList>
      )}
      {overview.state !== 'away' && overview.lost && (
        <TitledList title={say('ochiq.publishing.lost')}>
          {overview.lost.map((missingPath) => (
            <MissingPathRow key={missingPath.path} {...missingPath} />
          ))}
          {overview.lost.length === 0 && (
            <Typography tag="li" variant="omega" textColor="neutral600">
              {say('ochiq.publishing.lost.none')}
            </Typography>
          )}
        </TitledList>
      )}
    </Flex>
  );
}
