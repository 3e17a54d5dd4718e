import { Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { useOwnTexts } from '../texts/use-own-texts.ts';
import { termsAddress } from './terms-address.ts';
import { termTexts } from './term-texts.ts';

/** Renders the link from the translations to the term base. */
export function TermsLink() {
  const translate = useOwnTexts(termTexts);
  return (
    <Link tag={RouterLink} to={termsAddress}>
      {translate('ochiq.terms.title')}
    </Link>
  );
}
