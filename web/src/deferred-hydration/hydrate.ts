import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in small steps, with the reader's own input in between; at once, it would be one long task. For
 * Gatsby's `replaceHydrateFunction`, whose own type still describes React 16.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, page);
  });
};
