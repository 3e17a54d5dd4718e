import type { Page } from '@ochiq/pages/page';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { reloadFromServer } from '../features/answer-of-server/reload-from-server';
import { ErrorView } from './error-view';
import { runMiddleware } from './registry';

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
