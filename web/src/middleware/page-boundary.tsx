import type { PageProps } from 'gatsby';
import { wrapPageElement as withMessages } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement';
import { useSyncExternalStore, type ReactNode } from 'react';

import { getMissingPage, watchMissingPage } from '../chunk-guard/missing-page';
import type { PageContext } from '../layouts/page-context';
import { ErrorBoundary } from './error-boundary';
import { ErrorView } from './error-view';
import { LastResort } from './last-resort';
import { getMissingPageError, toPageError, type PageError } from './page-error';

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
    <ErrorBoundary address={address} instead={() => <LastResort />}>
      {missing === null ? (
        <ErrorBoundary address={address} instead={(thrown) => showError(toPageError(thrown), thrown)}>
          {children}
        </ErrorBoundary>
      ) : (
        showError(getMissingPageError(missing), new Error('A page that did not come'))
      )}
    </ErrorBoundary>
  );
}
