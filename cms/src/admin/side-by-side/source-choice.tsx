import { type Locale, locales } from '@ochiq/contract/routing/locales';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { SideBySideQuery } from '../../content/translations/side-by-side.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { getSideBySideAddress } from './side-by-side-address.ts';
import { sideTexts } from './side-texts.ts';

/** Renders the languages from which an entry can be translated, where there are several. */
export function SourceChoice({ query, sources }: { query: SideBySideQuery; sources: readonly Locale[] }) {
  const translate = useOwnTexts(sideTexts);
  const name = useId();
  if (sources.length < 2) return null;
  return (
    <Flex tag="nav" aria-labelledby={name} gap={3} wrap="wrap">
      <Typography id={name}>{`${translate('ochiq.side.from')}:`}</Typography>
      {sources.map((from) =>
        from === query.from ? (
          <Typography key={from} lang={from} fontWeight="bold" aria-current="page">
            {locales[from].name}
          </Typography>
        ) : (
          <Link key={from} tag={RouterLink} lang={from} to={getSideBySideAddress({ ...query, from })}>
            {locales[from].name}
          </Link>
        ),
      )}
    </Flex>
  );
}
