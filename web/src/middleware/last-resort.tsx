import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import { withPrefix } from 'gatsby';
import type { CSSProperties } from 'react';

import { lastResortTexts } from './last-resort-texts';

/** Inline and in numbers: the style sheets may be what has failed. The site's colours, where they are known. */
const box: CSSProperties = {
  maxWidth: '36rem',
  margin: '15vh auto',
  padding: '0 1.5rem',
  color: 'var(--ink, #14202e)',
  font: '1.75rem/1.4 sans-serif',
};

/** Renders the fallback when the error page fails, too: words and a link that need nothing else. */
export function LastResort() {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { failed, home } = lastResortTexts[locale];
  return (
    <main role="alert" style={box}>
      <p>{failed}</p>
      <a href={withPrefix(`/${locale}`)}>{home}</a>
    </main>
  );
}
