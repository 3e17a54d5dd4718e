import * as styles from './video-face.module.css';

/** Renders the play icon; the words next to it are its text alternative. */
export function PlayIcon() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5l11 7-11 7z" />
    </svg>
  );
}
