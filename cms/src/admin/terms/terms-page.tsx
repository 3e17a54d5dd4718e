import { Box, Link } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';

import { useOwnTexts } from '../texts/use-own-texts.ts';
import { translationsAddress } from '../translations/board-address.ts';
import { TermsView } from './terms-view.tsx';
import { termTexts } from './term-texts.ts';

/** The page of the term base. */
export function TermsPage() {
  const translate = useOwnTexts(termTexts);
  return (
    <>
      <Page.Title>{translate('ochiq.terms.title')}</Page.Title>
      <Layouts.Header
        title={translate('ochiq.terms.title')}
        subtitle={translate('ochiq.terms.lead')}
        navigationAction={
          <Link tag={RouterLink} to={translationsAddress}>
            {translate('ochiq.terms.translations')}
          </Link>
        }
      />
      <Layouts.Content>
        <Box paddingBottom={8} data-ochiq="terms">
          <TermsView />
        </Box>
      </Layouts.Content>
    </>
  );
}
