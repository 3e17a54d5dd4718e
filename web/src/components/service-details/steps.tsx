import type { Locale } from '@ochiq/contract/locales';

import { langOf } from '../../i18n/lang-of';
import type { ServiceFull } from './service-full';
import * as styles from './service-details.module.css';

export function Steps({ steps, lang }: { steps: ServiceFull['steps']; lang: Locale | null }) {
  return (
    <ol className={styles.steps} lang={langOf(lang)}>
      {steps.map(({ title, details }, index) => (
        <li key={index}>
          <b className={styles.step}>{title}</b>
          {details}
        </li>
      ))}
    </ol>
  );
}
