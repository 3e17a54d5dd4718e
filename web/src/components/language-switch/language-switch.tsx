import { locales } from '@ochiq/contract/routing/locales';
import type { LanguageLink } from '@ochiq/pages/view-models/site-chrome';
import { withPrefix } from 'gatsby';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './language-switch.module.css';

/** Renders plain links to the other languages, so that the server sees the choice and can remember it. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useMessages();
  return (
    <nav aria-label={t('common:languages')}>
      <ul className={styles.list}>
        {languages.map(({ locale, name, path, current }) => {
          const { tag } = locales[locale];
          return (
            <li key={locale}>
              <a className={styles.link} href={withPrefix(path)} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
