import type { ResourceView } from '@ochiq/pages/page-builders/datasets';

import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './downloads.module.css';

/** Renders the downloads of the same data in all its formats. */
export function Downloads({ downloads, labelledBy }: Pick<ResourceView, 'downloads'> & { labelledBy: string }) {
  const t = useMessages();
  return (
    <ul className={styles.downloads} aria-labelledby={labelledBy}>
      {downloads.map(({ href, format, size }) => (
        <li key={href}>
          <Link to={href} className={styles.download}>
            <Icon name="download" />
            <span>{size === null ? format : t('common:file', { format, size })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
