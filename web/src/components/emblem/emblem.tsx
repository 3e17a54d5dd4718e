import { withPrefix } from 'gatsby';

import * as styles from './emblem.module.css';

/**
 * Renders the institution's emblem; without one the site's own drawing: a drop over layers of earth. The name next to
 * it is its text alternative.
 */
export function Emblem({ src }: { src: string | null }) {
  if (src !== null) return <img className={styles.emblem} src={withPrefix(src)} alt="" width={48} height={48} />;
  return (
    <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.ground} cx="24" cy="24" r="23" />
      <path className={styles.sand} d="M4 27c6-5 10 3 16-1s9-5 24 0v4c-15-5-18-4-24 0s-11-3-15 1z" />
      <path className={styles.water} d="M5 32c6-5 10 3 16-1s9-5 22 0c-3 8-10 14-19 14S8 40 5 32z" />
      <path className={styles.drop} d="M24 7c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z" />
    </svg>
  );
}
