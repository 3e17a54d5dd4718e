import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';

import { useMessages } from '../../i18n/use-messages';
import { fillSlot, linkTo, showWhen } from './marks';
import * as styles from './results.module.css';

/** Renders links to results of the same query in other languages. */
export function OtherLanguageLinks({ locale }: { locale: Locale }) {
  const t = useMessages();
  return (
    <div className={styles.elsewhere} {...showWhen('elsewhere')}>
      <p>{t('search:elsewhere')}</p>
      <ul className={styles.languages}>
        {localeCodes
          .filter((code) => code !== locale)
          .map((code) => (
            <li key={code} {...showWhen(`elsewhere:${code}`)}>
              <a lang={locales[code].tag} hrefLang={locales[code].tag} {...linkTo(`in:${code}`)}>
                {locales[code].name} (<span {...fillSlot(`count:${code}`)} />)
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
