import type { Locale } from '@ochiq/contract/locales';

import { langOf } from '../../i18n/lang-of';
import type { ServiceFull } from './service-full';
import * as styles from './steps.module.css';

/** Renders the steps in order; the style draws the numbers, and the list knows them. */
export function Steps({ steps, lang }: { steps: ServiceFull['steps']; lang: Locale | null }) {
  return (
    <ol className={styles.steps} lang={langOf(lang)}>
      {steps.map(({ title, details }, index) => (
        <li key={index} className={styles.step}>
          <b className={styles.title}>{title}</b>
          {details !== null && <p>{details}</p>}
        </li>
      ))}
    </ol>
  );
}
