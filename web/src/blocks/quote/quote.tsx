import { getLangAttribute } from '../../i18n/get-lang-attribute';
import type { BlockProps } from '../block-props';
import * as styles from './quote.module.css';

export function Quote({ block: { text, author, source }, lang }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote} lang={getLangAttribute(lang)}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      {(author !== null || source !== null) && (
        <figcaption className={styles.attribution}>
          {author !== null && <b>{author}</b>}
          {source !== null && <span>{source}</span>}
        </figcaption>
      )}
    </figure>
  );
}
