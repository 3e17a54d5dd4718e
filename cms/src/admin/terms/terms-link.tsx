import { Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { englishTerms } from '../texts/en/translations/terms.ts';
import { useTexts } from '../texts/use-texts.ts';
import { WithTermTexts } from './term-texts.tsx';
import { termsAddress } from './terms-address.ts';

function TitleLink() {
  const translate = useTexts(englishTerms);
  return (
    <Link tag={RouterLink} to={termsAddress}>
      {translate('ochiq.terms.title')}
    </Link>
  );
}

/** Renders the link from the translations to the term base. */
export const TermsLink = () => (
  <WithTermTexts>
    <TitleLink />
  </WithTermTexts>
);
