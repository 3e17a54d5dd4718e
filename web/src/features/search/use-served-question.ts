import { useEffect, useState } from 'react';

import { loadAgain } from '../../http/load-again';
import { placeName, servedIn } from './served-in';

/** Only the server can answer: a question that scripts bring the reader to, forward or back, is asked it. */
export function useServedQuestion(path: string): void {
  const [served] = useState(() => (servedIn(placeName(path, 'answer')) === undefined ? '' : window.location.search));
  useEffect(() => {
    if (window.location.search !== served) loadAgain();
  });
}
