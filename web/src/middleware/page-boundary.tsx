import type { PageProps } from 'gatsby';
import { wrapPageElement as withMessages } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement';
import type { ReactNode } from 'react';

import type { PageContext } from '../layouts/page-context';
import { ErrorBoundary } from './error-boundary';
import { ErrorView } from './error-view';
import { LastResort } from './last-resort';
import { pageErrorOf } from './page-error';

type Props = { props: PageProps<unknown, Partial<PageContext>>; children: ReactNode };
type Wrapped = Parameters<typeof withMessages>;

/** The messages of a page come from above it, and failed with it: the error gets them anew from the page's data. */
const messageOptions = { redirect: false, i18nextOptions: { interpolation: { escapeValue: false }, returnNull: false } };

/** Shows an error in place of a page that fails while it is shown, and words alone where that fails, too. */
export function PageBoundary({ props, children }: Props) {
  const address = props.location.pathname;
  const { page } = props.pageContext;
  const instead = (thrown: unknown) => {
    // A page without its facts is none that the error page could be shown for.
    if (!page) throw thrown;
    const element = <ErrorView page={page} error={pageErrorOf(thrown)} />;
    return withMessages({ element, props } as unknown as Wrapped[0], messageOptions as Wrapped[1]);
  };
  return (
    <ErrorBoundary address={address} instead={() => <LastResort />}>
      <ErrorBoundary address={address} instead={instead}>
        {children}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
