import { useEffect, useState } from 'react';

import { loadAgain } from '../../http/load-again';
import { placeName, servedIn } from './served-in';

/** Loads the page again when scripts navigate to another query, forward or back: only the server can answer it. */
export function useServedQuestion(path: string): void {
  const [served] = useState(() => (servedIn(placeName(path, 'answer')) === undefined ? '' : window.location.search));
  useEffect(() => {
    if (window.location.search !== served) loadAgain();
  });
}
