import type { Locale } from '@ochiq/contract/routing/locales';
import type { PersonBody } from '@ochiq/pages/page-builders/people';
import type { ReactNode } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './person-page.module.css';

/** Renders a person's page: portrait and contacts on one side, the text on the other. */
export function PortraitLayout({ portrait, facts, children }: { portrait: ReactNode; facts: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.portrait}>{portrait}</div>
        <div className={styles.facts}>{facts}</div>
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Renders a person's career as a timeline: required by law for leaders. */
export function LaborActivity({ entries, lang }: { entries: PersonBody['laborActivity']; lang: Locale | null }) {
  const t = useMessages();
  return (
    <ol className={styles.list}>
      {entries.map(({ from, to, what }) => (
        <li key={`${String(from)} ${what}`} className={styles.entry} data-now={to === null || undefined}>
          <span className={styles.years}>{to === null ? t('people:yearsOpen', { from }) : t('people:years', { from, to })}</span>
          <span lang={getLangAttribute(lang)}>{what}</span>
        </li>
      ))}
    </ol>
  );
}
