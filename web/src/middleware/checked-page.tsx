import type { Page } from '@ochiq/pages/page';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { withPrefix } from 'gatsby';

import { reloadFromServer } from '../http/reload-page';
import { ErrorView } from './error-view';
import type { PageError } from './page-error';

/** The result of a check: the page is shown, the address is loaded from the server instead, or an error is shown. */
export type Verdict = 'show' | 'ask-server' | PageError;

/** The address is `null` on the server and during hydration: both must agree. */
type Middleware = (page: Pick<Page, 'path'>, address: string | null) => Verdict;

/** Checks that a route may name, run before its page is shown. */
const middlewares = {
  /**
   * A missing page in client-side navigation is Gatsby's own, in the default language. The server responds to the same
   * address with the right status in the right language.
   */
  'answer-of-server': ({ path }, address) => (address === null || address === withPrefix(path) ? 'show' : 'ask-server'),
} as const satisfies Record<string, Middleware>;

const isKnown = (name: string): name is keyof typeof middlewares => Object.hasOwn(middlewares, name);

/** Runs the named checks; returns the first verdict that prevents the page from being shown, if any does. */
export function runMiddleware(names: readonly string[], page: Pick<Page, 'path'>, address: string | null = null): Verdict {
  for (const name of names) {
    // See .github/ARCHITECTURE.md, "Errors and their texts".
    if (!isKnown(name)) return { status: 500, message: { key: 'common:failed.unknownMiddleware', values: { name } } };
    const verdict: Verdict = middlewares[name](page, address);
    if (verdict !== 'show') return verdict;
  }
  return 'show';
}

/** Another address is another page, which is checked again. */
const subscribeNever = () => () => undefined;

/** Renders a page after its checks, or the error that one of them returns. */
export function CheckedPage({ names, page, children }: { names: readonly string[]; page: Page; children: ReactNode }) {
  const address = useSyncExternalStore(
    subscribeNever,
    () => window.location.pathname,
    () => null,
  );
  const verdict = runMiddleware(names, page, address);
  useEffect(() => {
    if (verdict === 'ask-server') reloadFromServer(window);
  }, [verdict]);
  return typeof verdict === 'object' ? <ErrorView page={page} error={verdict} /> : children;
}
