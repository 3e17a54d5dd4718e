import type { CommentView } from '@ochiq/pages/plan/news-item';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import * as styles from './comment-list.module.css';

/** Renders readers' comments, the oldest first. */
export function CommentList({ comments }: { comments: readonly CommentView[] }) {
  const t = useMessages();
  if (comments.length === 0) return <p>{t('forms:commentsEmpty')}</p>;
  return (
    <ol className={styles.list}>
      {comments.map(({ id, name, content, lang, date }) => (
        <li key={id} className={styles.comment}>
          <p className={styles.who}>
            <b lang={langOf(lang)}>{name}</b>
            <span className={styles.date}>
              <DateText date={date} />
            </span>
          </p>
          <p className={styles.words} lang={langOf(lang)}>
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
