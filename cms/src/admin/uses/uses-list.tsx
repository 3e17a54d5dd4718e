import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { Use, UsesResponse } from '../../content/uses/use.ts';
import { getEntryAddress } from '../entry-address.ts';
import { useUsesText } from './use-uses-text.ts';

/** Renders a referring entry, with a link to it: its type, language and the words of its links. */
function UseRow({ type, documentId, locale, title, isPublished, words }: Use) {
  const { say, nameOf } = useUsesText();
  const notes = [
    ...(title === '' ? [] : [nameOf(type)]),
    locale,
    ...(isPublished ? [] : [say('ochiq.uses.draft')]),
    ...words.map((linkText) => `“${linkText}”`),
  ];
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" width="100%">
      <Link tag={RouterLink} to={getEntryAddress({ type, documentId, locale })}>
        {title === '' ? nameOf(type) : title}
      </Link>
      <Typography variant="pi" textColor="neutral600">
        {notes.join(' · ')}
      </Typography>
    </Flex>
  );
}

/** Renders the entries that refer to an entry, and how many more there are. */
export function UsesList({ uses, others }: UsesResponse) {
  const { say } = useUsesText();
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {uses.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {uses.map((use) => (
            <UseRow key={`${use.type} ${use.documentId} ${use.locale}`} {...use} />
          ))}
        </Flex>
      )}
      {others > 0 && <Typography variant="pi">{say('ochiq.uses.hidden', { count: others })}</Typography>}
    </Flex>
  );
}
