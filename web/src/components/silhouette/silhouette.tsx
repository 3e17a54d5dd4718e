import * as styles from './silhouette.module.css';

/** Stands where a person has no photograph. */
export function Silhouette() {
  return (
    <svg className={styles.silhouette} viewBox="0 0 120 120" aria-hidden="true">
      <rect className={styles.ground} width="120" height="120" />
      <circle className={styles.head} cx="60" cy="48" r="22" />
      <path className={styles.body} d="M16 124c4-30 22-42 44-42s40 12 44 42z" />
    </svg>
  );
}
