import { Box, Link } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';

import { englishTerms } from '../texts/en/translations/terms.ts';
import { useTexts } from '../texts/use-texts.ts';
import { translationsAddress } from '../translations/board-address.ts';
import { WithTermTexts } from './term-texts.tsx';
import { TermsView } from './terms-view.tsx';

function TermsContent() {
  const translate = useTexts(englishTerms);
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

/** The page of the term base. */
export const TermsPage = () => (
  <WithTermTexts>
    <TermsContent />
  </WithTermTexts>
);
