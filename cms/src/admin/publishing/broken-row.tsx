import type { BrokenReference } from '@ochiq/contract/wire/publisher-status';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { getEntryAddress } from '../entry-address.ts';
import { usePublishingWords } from './use-publishing-words.ts';

/** Renders a broken reference of an entry: the field, and the words and address of a link. */
export function BrokenNote({ type, field, kind, words, address }: BrokenReference) {
  const { say, fieldOf } = usePublishingWords();
  const [name = field] = field.split('.');
  const what = [words === '' ? '' : `“${words}”`, address].filter((part) => part !== '').join(' → ');
  return (
    <Typography variant="pi" textColor="neutral700" width="100%">
      {fieldOf(type, name)}. {say(`ochiq.publishing.broken.${kind}`, { what: what === '' ? fieldOf(type, name) : what })}
    </Typography>
  );
}

/** Renders a published entry with a broken reference, with a link to it. */
export function BrokenRow(broken: BrokenReference) {
  const { nameOf } = usePublishingWords();
  const { type, name, locale } = broken;
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" width="100%">
      <Link tag={RouterLink} to={getEntryAddress(broken)}>
        {`${nameOf(type)}: ${name} (${locale})`}
      </Link>
      <BrokenNote {...broken} />
    </Flex>
  );
}
