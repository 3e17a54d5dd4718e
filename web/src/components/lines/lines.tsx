import type { Locale } from '@ochiq/contract/routing/locales';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { ContactText } from '../contact-text/contact-text';
import * as styles from './lines.module.css';

/** Renders plain text: a paragraph for every line, in which addresses and numbers are links. */
export function Lines({ text, lang }: { text: string | readonly string[]; lang: Locale | null }) {
  const lines = typeof text === 'string' ? text.split('\n').filter((line) => line.trim() !== '') : text;
  return (
    <div className={styles.lines} lang={getLangAttribute(lang)}>
      {lines.map((line, index) => (
        <p key={index}>
          <ContactText lang={null}>{line}</ContactText>
        </p>
      ))}
    </div>
  );
}
