import type { PageProps } from 'gatsby';
import { wrapPageElement as withMessages } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement';
import { useSyncExternalStore, type ReactNode } from 'react';

import { getMissingPage, watchMissingPage } from '../chunk-guard/missing-page';
import type { PageContext } from '../layouts/page-context';
import { ErrorBoundary } from './error-boundary';
import { ErrorView } from './error-view';
import { LastResort } from './last-resort';
import { getMissingPageError, pageErrorOf, type PageError } from './page-error';

type Props = { props: PageProps<unknown, Partial<PageContext>>; children: ReactNode };
type Wrapped = Parameters<typeof withMessages>;

/**
 * The messages of a page are provided above it, and failed with it: the error reads them again from the page's data.
 */
const messageOptions = { redirect: false, i18nextOptions: { interpolation: { escapeValue: false }, returnNull: false } };

const never = () => null;

/** Shows an error in place of a page that fails or does not load, and plain words where that fails, too. */
export function PageBoundary({ props, children }: Props) {
  const address = props.location.pathname;
  const { page } = props.pageContext;
  const missing = useSyncExternalStore(watchMissingPage, getMissingPage, never);
  const showError = (error: PageError, thrown: unknown) => {
    // Without the page's data the error page can't be shown.
    if (!page) throw thrown;
    const element = <ErrorView page={page} error={error} />;
    return withMessages({ element, props } as unknown as Wrapped[0], messageOptions as Wrapped[1]);
  };
  return (
    <ErrorBoundary address={address} instead={() => <LastResort />}>
      {missing === null ? (
        <ErrorBoundary address={address} instead={(thrown) => showError(pageErrorOf(thrown), thrown)}>
          {children}
        </ErrorBoundary>
      ) : (
        showError(getMissingPageError(missing), new Error('A page that did not come'))
      )}
    </ErrorBoundary>
  );
}
