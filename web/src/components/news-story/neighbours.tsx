import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './neighbours.module.css';
import type { Story } from './story';

/** Renders links to the previous and next news, for reading one after another. */
export function Neighbours({ news: { newer, older } }: { news: Pick<Story, 'newer' | 'older'> }) {
  const t = useMessages();
  if (!newer && !older) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('news:neighbours')}>
      {older && (
        <Link className={styles.older} to={older.path}>
          <span className={styles.which}>{t('news:older')}</span>
          <span>{older.label}</span>
        </Link>
      )}
      {newer && (
        <Link className={styles.newer} to={newer.path}>
          <span className={styles.which}>{t('news:newer')}</span>
          <span>{newer.label}</span>
        </Link>
      )}
    </nav>
  );
}
