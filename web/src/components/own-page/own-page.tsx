import type { ReactNode } from 'react';

import { LoadingLink } from '../loading-link/loading-link';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './own-page.module.css';

/**
 * Renders what the edge fills for a signed-in reader. Until it is filled, as on a page that scripts rendered, it
 * contains a link that loads it: readers who are not signed in are redirected to the sign-in page.
 */
export function OwnPage({ path, children }: { path: string; children: ReactNode }) {
  const t = useMessages();
  return (
    <div>
      <div className={styles.own} hidden data-when="signed-in">
        {children}
      </div>
      <div className={styles.unknown}>
        <p>{t('problems:account.signIn')}</p>
        <LoadingLink to={path}>{t('problems:account.open')}</LoadingLink>
      </div>
    </div>
  );
}
