import { useEffect, useState } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { useOnline } from '../../line/use-online';
import * as styles from './connection-notice.module.css';

/** How long it is said that the line is back. */
const backMs = 4000;

/** Says quietly that the line is gone, and for a moment that it is back. Last on the page: nothing is pushed away. */
export function ConnectionNotice() {
  const t = useMessages();
  const isOnline = useOnline();
  // What the reader knows: of a lost line at once, of one that is back after a moment.
  const [known, setKnown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setKnown, isOnline ? backMs : 0, isOnline);
    return () => {
      clearTimeout(timer);
    };
  }, [isOnline]);
  return (
    <div className={styles.notice} role="status">
      {isOnline ? !known && t('common:connection.online') : t('common:connection.offline')}
    </div>
  );
}
