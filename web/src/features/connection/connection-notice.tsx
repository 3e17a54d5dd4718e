import { useEffect, useState } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { useOnline } from '../../network-status/use-online';
import * as styles from './connection-notice.module.css';

/** How long the notice of a restored connection stays, in milliseconds. */
const backMs = 4000;

/**
 * Renders a notice while the connection is lost, and for a moment after it is restored. Last on the page: nothing is
 * pushed away.
 */
export function ConnectionNotice() {
  const t = useMessages();
  const isOnline = useOnline();
  // The state that the reader knows: a lost connection at once, a restored one after a moment.
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
