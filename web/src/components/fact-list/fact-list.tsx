import type { Locale } from '@ochiq/contract/routing/locales';
import type { FactView } from '@ochiq/pages/view-models/block';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import * as styles from './fact-list.module.css';

/** Figures with what they count. */
export function FactList({ facts, lang = null }: { facts: readonly FactView[]; lang?: Locale | null }) {
  return (
    <dl className={styles.list} lang={getLangAttribute(lang)}>
      {facts.map(({ value, label, note }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== null && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
