import type { Locale } from '@ochiq/contract/routing/locales';
import { locales } from '@ochiq/contract/routing/locales';
import { withPrefix } from 'gatsby';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './language-notice.module.css';

/** Says in the reader's language that the page is shown in another, and where the original is. */
export function LanguageNotice({ shownIn, path }: { shownIn: Locale; path: string }) {
  const t = useMessages();
  return (
    <div className={styles.notice} role="note">
      <div className={styles.text}>
        <p>{t(`common:notice.${shownIn}`)}</p>
        <a href={withPrefix(path)} hrefLang={locales[shownIn].tag}>
          {t('common:original')}
        </a>
      </div>
    </div>
  );
}
