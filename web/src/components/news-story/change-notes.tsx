import type { Locale } from '@ochiq/contract/routing/locales';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Section } from '../section/section';
import * as styles from './change-notes.module.css';
import type { Story } from './story';

/** Renders the corrections after publication. */
export function ChangeNotes({ notes, lang }: { notes: Story['changeNotes']; lang: Locale | null }) {
  const t = useMessages();
  return (
    <Section title={t('news:changes')}>
      <dl className={styles.notes}>
        {notes.map(({ date, what }, index) => (
          <div key={index}>
            <dt className={styles.date}>
              <DateText date={date} />
            </dt>
            <dd lang={getLangAttribute(lang)}>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
