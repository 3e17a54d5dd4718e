import { type PageProps, withPrefix } from 'gatsby';
import { wrapPageElement as withMessages } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement';
import { useSyncExternalStore, type ReactNode, type CSSProperties } from 'react';
import { defaultLocale, isLocale, type Localized } from '@ochiq/contract/routing/locales';

import { getMissingPage, watchMissingPage } from '../chunk-guard/missing-page';
import type { PageContext } from '../layouts/page-props';
import { ErrorBoundary } from './error-boundary';
import { ErrorView } from './error-view';
import { getMissingPageError, toPageError, type PageError } from './page-error';

/** Not among the messages: they may be what has failed. See .github/ARCHITECTURE.md, "Errors and their texts". */
const lastResortTexts = {
  uz: { failed: 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi', home: 'Bosh sahifaga oʻtish' },
  ru: { failed: 'При показе страницы ошибки произошла ошибка', home: 'Перейти на главную страницу' },
  en: { failed: 'An error occurred while showing the error page', home: 'Go back to home' },
} as const satisfies Localized<{ failed: string; home: string }>;

/** Inline and in numbers: the style sheets may be what has failed. The site's colours, where they are known. */
const box: CSSProperties = {
  maxWidth: '36rem',
  margin: '15vh auto',
  padding: '0 1.5rem',
  color: 'var(--ink, #14202e)',
  font: '1.75rem/1.4 sans-serif',
};

/** Renders the fallback when the error page fails, too: words and a link that need nothing else. */
function LastResort() {
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

type Props = { props: PageProps<unknown, Partial<PageContext>>; children: ReactNode };
type WithMessagesArguments = Parameters<typeof withMessages>;

/**
 * The messages of a page are provided above it, and failed with it: the error reads them again from the page's data.
 */
const messageOptions = { redirect: false, i18nextOptions: { interpolation: { escapeValue: false }, returnNull: false } };

const getServerMissingPage = () => null;

/** Shows an error in place of a page that fails or does not load, and plain words where that fails, too. */
export function PageBoundary({ props, children }: Props) {
  const address = props.location.pathname;
  const { page } = props.pageContext;
  const missing = useSyncExternalStore(watchMissingPage, getMissingPage, getServerMissingPage);
  const showError = (error: PageError, thrown: unknown) => {
    // Without the page's data the error page can't be shown.
    if (!page) throw thrown;
    const element = <ErrorView page={page} error={error} />;
    return withMessages({ element, props } as unknown as WithMessagesArguments[0], messageOptions as WithMessagesArguments[1]);
  };
  return (
    <ErrorBoundary address={address} fallback={() => <LastResort />}>
      {missing === null ? (
        <ErrorBoundary address={address} fallback={(thrown) => showError(toPageError(thrown), thrown)}>
          {children}
        </ErrorBoundary>
      ) : (
        showError(getMissingPageError(missing), new Error('A page that did not come'))
      )}
    </ErrorBoundary>
  );
}
