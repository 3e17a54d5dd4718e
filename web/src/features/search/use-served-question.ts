import { useEffect, useState } from 'react';

import { reloadPage } from '../../http/reload-page';
import { getPlaceName, readServedHtml } from './read-served-html';

/** Loads the page again when scripts navigate to another query, forward or back: only the server can answer it. */
export function useServedQuestion(path: string): void {
  const [served] = useState(() => (readServedHtml(getPlaceName(path, 'answer')) === undefined ? '' : window.location.search));
  useEffect(() => {
    if (window.location.search !== served) reloadPage();
  });
}
