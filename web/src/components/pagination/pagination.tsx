import type { Pagination as Pages } from '@ochiq/pages/plan/pagination';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import { Unseen } from '../unseen/unseen';
import * as styles from './pagination.module.css';
import { withGaps } from './with-gaps';

export function Pagination({ pagination }: { pagination: Pages }) {
  const { newer, older, front } = pagination;
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
        {withGaps(pagination).map((page, index) =>
          page ? (
            <li key={page.number}>
              <Link className={styles.page} to={page.path} current={page.current ? 'page' : undefined}>
                <Unseen>{t('common:pageNumber', { number: page.number })}</Unseen>
                <span aria-hidden="true">{page.number}</span>
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
