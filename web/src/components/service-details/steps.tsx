import type { Locale } from '@ochiq/contract/routing/locales';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import type { ServiceFull } from './service-full';
import * as styles from './steps.module.css';

/** Renders the steps in order; the style draws the numbers, and the list knows them. */
export function Steps({ steps, lang }: { steps: ServiceFull['steps']; lang: Locale | null }) {
  return (
    <ol className={styles.steps} lang={getLangAttribute(lang)}>
      {steps.map(({ title, details }, index) => (
        <li key={index} className={styles.step}>
          <b className={styles.title}>{title}</b>
          {details !== null && <p>{details}</p>}
        </li>
      ))}
    </ol>
  );
}
