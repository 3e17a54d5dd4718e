import type { Locale } from '@ochiq/contract/routing/locales';
import type { Crumb } from '@ochiq/pages/view-models/head';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './breadcrumb.module.css';

type BreadcrumbProps = { home: string; trail: readonly Crumb[]; current: string; lang: Locale | null };

export function Breadcrumb({ home, trail, current, lang }: BreadcrumbProps) {
  const t = useMessages();
  return (
    <nav aria-label={t('common:breadcrumb')}>
      <ol className={styles.list}>
        {[{ label: t('common:home'), path: home, lang: null }, ...trail].map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path} lang={crumb.lang}>
              {crumb.label}
            </Link>
          </li>
        ))}
        <li aria-current="page" lang={getLangAttribute(lang)}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
