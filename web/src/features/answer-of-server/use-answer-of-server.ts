import { withPrefix } from 'gatsby';
import { useEffect } from 'react';

import { askServer } from './ask-server';

/**
 * A missing page met on the way from page to page is Gatsby's own, in the default language.
 * The server answers the same address with the right status in the right language.
 */
export function useAnswerOfServer(path: string): void {
  useEffect(() => {
    if (window.location.pathname !== withPrefix(path)) askServer(window);
  }, [path]);
}
