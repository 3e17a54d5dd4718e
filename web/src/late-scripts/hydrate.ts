import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes the page over in small steps, with the reader's own acts in between; at once, it would be one long task.
 * For Gatsby's `replaceHydrateFunction`, whose own type still tells of React 16.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, page);
  });
};
