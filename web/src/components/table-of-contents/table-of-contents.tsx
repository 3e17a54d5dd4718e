import type { Locale } from '@ochiq/contract/locales';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { isLong, type Places } from './places';
import * as styles from './table-of-contents.module.css';

type TableOfContentsProps = { places: Places; lang: Locale | null };

function PlaceList({ places, lang }: TableOfContentsProps) {
  return (
    <ol className={styles.places} lang={langOf(lang)}>
      {[...places.values()].map(({ id, label }) => (
        <li key={id}>
          <a className={styles.place} href={`#${id}`}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Renders the table of contents of a long page: open in a side column where the page is wide, folded above the text
 * where it is narrow.
 */
export function TableOfContents({ places, lang }: TableOfContentsProps) {
  const t = useMessages();
  if (!isLong(places)) return null;
  return (
    <nav className={styles.contents} aria-label={t('common:contents')}>
      <details className={styles.folded}>
        <summary className={styles.summary}>{t('common:contents')}</summary>
        <PlaceList places={places} lang={lang} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{t('common:contents')}</p>
        <PlaceList places={places} lang={lang} />
      </div>
    </nav>
  );
}
