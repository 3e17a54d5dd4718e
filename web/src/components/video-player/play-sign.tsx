import * as styles from './video-face.module.css';

/** Says by a drawing what the words beside it say. */
export function PlaySign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5l11 7-11 7z" />
    </svg>
  );
}
