import * as styles from './suggestion-list.module.css';

/** Renders the loading indicator, for the eye only: screen readers use the field's status. */
export function LoadingIndicator() {
  return <span className={styles.loading} aria-hidden="true" />;
}
