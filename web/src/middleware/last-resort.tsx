import { defaultLocale, isLocale } from '@ochiq/contract/locales';
import { withPrefix } from 'gatsby';
import type { CSSProperties } from 'react';

import { lastResortTexts } from './last-resort-texts';

/** In the elements, and in numbers: the style sheets may be what has failed. The site's colours, where they are known. */
const box: CSSProperties = {
  boxSizing: 'border-box',
  minHeight: '100vh',
  padding: '15vh 1.5rem',
  background: 'var(--paper, #fbfaf7)',
  color: 'var(--ink, #14202e)',
  font: '1.125rem/1.6 system-ui, sans-serif',
};
const measure: CSSProperties = { maxWidth: '36rem', margin: '0 auto' };
const words: CSSProperties = { ...measure, fontSize: '1.75rem', lineHeight: 1.25 };
const way: CSSProperties = { display: 'inline-block', padding: '0.6rem 0', color: 'var(--link, #12407a)', textDecoration: 'underline' };

/** What is left when the error page fails, too: words and a link that need nothing else. */
export function LastResort() {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { failed, home } = lastResortTexts[locale];
  return (
    <main role="alert" style={box}>
      <p style={words}>{failed}</p>
      <p style={measure}>
        <a href={withPrefix(`/${locale}`)} style={way}>
          {home}
        </a>
      </p>
    </main>
  );
}
