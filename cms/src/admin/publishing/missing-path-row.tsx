import type { NotFoundCount } from '@ochiq/contract/wire/publisher-status';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { getRedirectAddress } from '../redirects/new-redirect.ts';
import { usePublishingWords } from './use-publishing-words.ts';

/** Renders a path that readers did not find, its count, and a link to a new redirect from it. */
export function MissingPathRow({ path, count }: NotFoundCount) {
  const { say } = usePublishingWords();
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="center" gap={2} width="100%" wrap="wrap">
      <Flex direction="column" alignItems="flex-start" minWidth="0" flex="1 1 16rem">
        <Typography variant="omega" textColor="neutral800" maxWidth="100%" title={path} ellipsis>
          {path}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {say('ochiq.publishing.lost.times', { count })}
        </Typography>
      </Flex>
      <Link tag={RouterLink} to={getRedirectAddress(path)} aria-label={say('ochiq.publishing.lost.label', { path })}>
        {say('ochiq.publishing.lost.redirect')}
      </Link>
    </Flex>
  );
}
