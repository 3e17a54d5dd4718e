import { locales } from '@ochiq/contract/routing/locales';
import { Box, Flex, Link } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';

import { type SideBySideQuery, sideBySideQuery } from '../../content/translations/side-by-side.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { useContentLabels } from '../texts/use-texts.ts';
import { translationsAddress } from '../translations/board-address.ts';
import { SideBySideView } from './side-by-side-view.tsx';
import { sideTexts } from './side-texts.ts';

function Titled({ query }: { query: SideBySideQuery }) {
  const translate = useOwnTexts(sideTexts);
  const { getTypeLabel } = useContentLabels();
  const { type, document, from, to } = query;
  return (
    <Page.Main>
      <Page.Title>{translate('ochiq.side.title')}</Page.Title>
      <Layouts.Header
        title={translate('ochiq.side.title')}
        subtitle={`${getTypeLabel(type)}: ${locales[from].name} → ${locales[to].name}`}
        navigationAction={
          <Flex>
            <Link tag={RouterLink} to={translationsAddress}>
              {translate('ochiq.side.board')}
            </Link>
          </Flex>
        }
      />
      <Layouts.Content>
        <Box paddingBottom={8} data-ochiq="side-by-side">
          <SideBySideView key={[type, document, from, to].join(' ')} query={query} />
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}

/** The page on which an entry is translated, with the text that it is translated from. */
export function SideBySidePage() {
  const { type, document } = useParams();
  const [search] = useSearchParams();
  const query = sideBySideQuery.safeParse({ type, document, from: search.get('from'), to: search.get('to') }).data;
  if (!query) return <Page.Error />;
  return <Titled query={query} />;
}
