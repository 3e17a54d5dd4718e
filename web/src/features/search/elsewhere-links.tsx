import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';

import { useMessages } from '../../i18n/use-messages';
import { slot, to, when } from './marks';
import * as styles from './results.module.css';

/** Renders links to results of the same query in other languages. */
export function ElsewhereLinks({ locale }: { locale: Locale }) {
  const t = useMessages();
  return (
    <div className={styles.elsewhere} {...when('elsewhere')}>
      <p>{t('search:elsewhere')}</p>
      <ul className={styles.languages}>
        {localeCodes
          .filter((code) => code !== locale)
          .map((code) => (
            <li key={code} {...when(`elsewhere:${code}`)}>
              <a lang={locales[code].tag} hrefLang={locales[code].tag} {...to(`in:${code}`)}>
                {locales[code].name} (<span {...slot(`count:${code}`)} />)
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
