import type { UnknownPathCount } from '@ochiq/contract/wire/publisher-status';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { overviewResponse, publishingPath } from '../../content/publisher-client/publishing.ts';
import { getRedirectAddress } from '../redirects/new-redirect.ts';
import { englishPublishing } from '../texts/en/publishing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { describeOverview } from './describe-overview.ts';
import { PublicationRow } from './publication-row.tsx';
import { BrokenRow, Reason, StateLabel } from './publishing-state.tsx';
import { usePublishing } from './use-publishing.ts';

/** Renders a path that readers did not find, its count, and a link to a new redirect from it. */
function UnknownPathRow({ path, count }: UnknownPathCount) {
  const translate = useTexts(englishPublishing);
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="center" gap={2} width="100%" wrap="wrap">
      <Flex direction="column" alignItems="flex-start" minWidth="0" flex="1 1 16rem">
        <Typography variant="omega" textColor="neutral800" maxWidth="100%" title={path} ellipsis>
          {path}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {translate('ochiq.publishing.lost.times', { count })}
        </Typography>
      </Flex>
      <Link tag={RouterLink} to={getRedirectAddress(path)} aria-label={translate('ochiq.publishing.lost.label', { path })}>
        {translate('ochiq.publishing.lost.redirect')}
      </Link>
    </Flex>
  );
}

/** Renders a list under a heading of its own. */
const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex direction="column" alignItems="stretch" gap={2} width="100%">
    <Typography tag="h3" variant="sigma" textColor="neutral600">
      {title}
    </Typography>
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {children}
    </Flex>
  </Flex>
);

/** Renders the publisher's state: the queue, what is suppressed, and the last publications, which can be undone. */
export function PublishingWidget() {
  const intl = useIntl();
  const translate = useTexts(englishPublishing);
  const overview = usePublishing(publishingPath, overviewResponse);
  if (!overview) return <Widget.Loading />;
  const { id, tone, reason, isQueueLeft } = describeOverview(overview);
  const { pages, queued, lagMs, held, published } =
    overview.state === 'away' ? { pages: 0, queued: 0, lagMs: 0, held: [], published: [] } : overview;
  const values = { pages, count: queued, seconds: intl.formatNumber(lagMs / 1000, { maximumFractionDigits: 0 }) };
  return (
    // Strapi's scrolled box would be as wide as the longest address in it.
    <Flex direction="column" alignItems="stretch" gap={4} style={{ contain: 'inline-size' }}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <StateLabel tone={tone}>{translate(id, values)}</StateLabel>
        {reason && <Reason>{reason}</Reason>}
        {isQueueLeft && <Typography variant="omega">{translate('ochiq.publishing.overview.queue', values)}</Typography>}
      </Flex>
      {held.length > 0 && (
        <TitledList title={translate('ochiq.publishing.held')}>
          {held.map((why) => (
            <li key={why}>
              <Reason>{why}</Reason>
            </li>
          ))}
        </TitledList>
      )}
      {overview.state !== 'away' && overview.broken.shown.length + overview.broken.others > 0 && (
        <TitledList title={translate('ochiq.publishing.broken')}>
          {overview.broken.shown.map((one) => (
            <BrokenRow key={`${one.documentId} ${one.locale} ${one.field}`} {...one} />
          ))}
          {overview.broken.others > 0 && (
            <Typography tag="li" variant="pi" textColor="neutral600">
              {translate('ochiq.publishing.broken.others', { count: overview.broken.others })}
            </Typography>
          )}
        </TitledList>
      )}
      {overview.state !== 'away' && (
        <TitledList title={translate('ochiq.publishing.last')}>
          {published.map((publication) => (
            <PublicationRow key={publication.number} {...publication} />
          ))}
          {published.length === 0 && (
            <Typography tag="li" variant="omega" textColor="neutral600">
              {translate('ochiq.publishing.none')}
            </Typography>
          )}
        </TitledList>
      )}
      {overview.state !== 'away' && overview.lost && (
        <TitledList title={translate('ochiq.publishing.lost')}>
          {overview.lost.map((missingPath) => (
            <UnknownPathRow key={missingPath.path} {...missingPath} />
          ))}
          {overview.lost.length === 0 && (
            <Typography tag="li" variant="omega" textColor="neutral600">
              {translate('ochiq.publishing.lost.none')}
            </Typography>
          )}
        </TitledList>
      )}
    </Flex>
  );
}
