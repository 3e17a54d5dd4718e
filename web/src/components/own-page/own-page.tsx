import type { ReactNode } from 'react';

import { LoadingLink } from '../loading-link/loading-link';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './own-page.module.css';

/**
 * What the edge shows to a signed-in reader. As long as it has not, as on a page that came without being loaded, there
 * is the way to have it filled: it leads those who are not signed in to where they can.
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
