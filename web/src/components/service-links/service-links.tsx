import type { ServiceCard as Service } from '@ochiq/pages/page-builders/services';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './service-links.module.css';

/** Renders services by name, with their terms. */
export function ServiceLinks({ services }: { services: readonly Service[] }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {services.map(({ id, label, path, lang, term }) => (
        <li key={id} className={styles.item}>
          <div>
            <Link className={styles.link} to={path} lang={lang}>
              {label}
            </Link>
            {term !== null && (
              <p className={styles.term}>
                {t('services:term')}: <span lang={getLangAttribute(lang)}>{term}</span>
              </p>
            )}
          </div>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
