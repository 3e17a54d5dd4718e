import * as styles from './suggestion-list.module.css';

/** To the eye: something is looked for. Who hears the page is told by the field's status. */
export function Loading() {
  return <span className={styles.loading} aria-hidden="true" />;
}
