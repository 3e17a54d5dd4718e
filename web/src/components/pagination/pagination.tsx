import type { Pagination as Pages } from '@ochiq/pages/pagination/pagination';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './pagination.module.css';

export function Pagination({ pagination }: { pagination: Pages }) {
  const { newer, older, front, periods } = pagination;
  const t = useMessages();
  if (newer === null && older === null) return null;
  return (
    <nav className={styles.pagination} aria-label={t('common:pages')}>
      {newer !== null && (
        <Link className={styles.step} to={newer}>
          {t('common:newer')}
        </Link>
      )}
      <ol className={styles.pages}>
        <li>
          <Link className={styles.page} to={front.path} current={front.current ? 'page' : undefined}>
            {t('common:newest')}
          </Link>
        </li>
        {periods.map((period, index) =>
          period ? (
            <li key={period.path}>
              <Link className={styles.page} to={period.path} current={period.current ? 'page' : undefined}>
                {period.label}
              </Link>
            </li>
          ) : (
            <li key={`gap-${String(index)}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {older !== null && (
        <Link className={styles.step} to={older}>
          {t('common:older')}
        </Link>
      )}
    </nav>
  );
}
