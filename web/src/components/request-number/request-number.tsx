import { requestNumberMarker } from '@ochiq/contract/wire/request-number';

import * as styles from './request-number.module.css';

/** Renders the request id of the logs, for readers who report an error. The server inserts it. */
export function RequestNumber({ label }: { label: string }) {
  return (
    <p className={styles.requestNumber}>
      {label} <code dangerouslySetInnerHTML={{ __html: requestNumberMarker }} suppressHydrationWarning />
    </p>
  );
}
