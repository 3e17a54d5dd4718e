import type { Locale } from '@ochiq/contract/locales';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Titled } from '../titled/titled';
import * as styles from './change-notes.module.css';
import type { Story } from './story';

/** Renders the corrections after publication. */
export function ChangeNotes({ notes, lang }: { notes: Story['changeNotes']; lang: Locale | null }) {
  const t = useMessages();
  return (
    <Titled title={t('news:changes')}>
      <dl className={styles.notes}>
        {notes.map(({ date, what }, index) => (
          <div key={index}>
            <dt className={styles.date}>
              <DateText date={date} />
            </dt>
            <dd lang={langOf(lang)}>{what}</dd>
          </div>
        ))}
      </dl>
    </Titled>
  );
}
