import type { CommentView } from '@ochiq/pages/page-builders/news-item';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../inline-text/inline-text';
import * as styles from './comment-list.module.css';

/** Renders readers' comments, the oldest first. */
export function CommentList({ comments }: { comments: readonly CommentView[] }) {
  const t = useMessages();
  if (comments.length === 0) return <p>{t('forms:commentsEmpty')}</p>;
  return (
    <ol className={styles.list}>
      {comments.map(({ id, name, content, lang, date }) => (
        <li key={id} className={styles.comment}>
          <p className={styles.author}>
            <b lang={getLangAttribute(lang)}>{name}</b>
            <span className={styles.date}>
              <DateText date={date} />
            </span>
          </p>
          <p className={styles.text} lang={getLangAttribute(lang)}>
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
