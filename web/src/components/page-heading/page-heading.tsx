import type { Locale } from '@ochiq/contract/locales';

import { langOf } from '../../i18n/lang-of';
import * as styles from './page-heading.module.css';

/** The only heading of the first level on a page, and what the page is for. */
export function PageHeading({ title, lead, lang }: { title: string; lead: string | null; lang: Locale | null }) {
  return (
    <div className={styles.heading} lang={langOf(lang)}>
      <h1>{title}</h1>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
