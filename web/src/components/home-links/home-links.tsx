import type { Locale } from '@ochiq/contract/routing/locales';
import type { HomeBody } from '@ochiq/pages/page-builders/home';
import type { ServiceCard as Service } from '@ochiq/pages/page-builders/services';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { Link } from '../link/link';
import * as styles from './home-links.module.css';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';

/** Renders services by name, with their terms. */
export function ServiceLinks({ services }: { services: readonly Service[] }) {
  const t = useMessages();
  return (
    <ul className={styles.services}>
      {services.map(({ id, label, path, lang, term }) => (
        <li key={id} className={styles.service}>
          <div>
            <Link className={styles.serviceLink} to={path} lang={lang}>
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

/** Renders links to what most people come for. */
export function QuickLinks({ links, lang }: { links: HomeBody['quickLinks']; lang: Locale | null }) {
  return (
    <ul className={styles.list} lang={getLangAttribute(lang)}>
      {links.map(({ label, note, path }) => (
        <li key={path} className={styles.item}>
          <Link className={styles.link} to={path}>
            {label}
          </Link>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
