import type { Pagination as Pages } from '@ochiq/pages/plan/blog';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './pagination.module.css';

export function Pagination({ pagination: { newer, older, pages } }: { pagination: Pages }) {
  const t = useMessages();
  if (newer === null && older === null) return null;
  return (
    <nav className={styles.pagination} aria-label={t('common:pages')}>
      {newer !== null && <Link to={newer}>{t('common:newer')}</Link>}
      <ol className={styles.pages}>
        {pages.map(({ number, path, current }) => (
          <li key={number}>
            <Link to={path} current={current ? 'page' : undefined}>
              {t('common:pageNumber', { number })}
            </Link>
          </li>
        ))}
      </ol>
      {older !== null && <Link to={older}>{t('common:older')}</Link>}
    </nav>
  );
}
