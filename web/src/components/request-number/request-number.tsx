import { requestNumberMarker } from '@ochiq/contract/request-number';

import * as styles from './request-number.module.css';

/** What the request is called in the logs, for who reports an error. The server that hands the page out puts it in. */
export function RequestNumber({ label }: { label: string }) {
  return (
    <p className={styles.line}>
      {label} <code dangerouslySetInnerHTML={{ __html: requestNumberMarker }} suppressHydrationWarning />
    </p>
  );
}
