import { defaultLocale, isLocale } from '@ochiq/contract/locales';
import { withPrefix } from 'gatsby';

import { lastResortTexts } from './last-resort-texts';

/** What is left when the error page fails, too: words and a link that need nothing else. */
export function LastResort() {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { failed, home } = lastResortTexts[locale];
  return (
    <main role="alert">
      <p>{failed}</p>
      <a href={withPrefix(`/${locale}`)}>{home}</a>
    </main>
  );
}
