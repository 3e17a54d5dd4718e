import type { FileView } from '@ochiq/pages/view-models/media';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './document-file.module.css';

/** Renders the download of an act, with its format and size. */
export function DocumentFile({ file: { href, format, size }, pageCount }: { file: FileView; pageCount: number | null }) {
  const t = useMessages();
  return (
    <p className={styles.file}>
      <Link to={href}>{t('common:download', { format, size })}</Link>
      {pageCount !== null && <span className={styles.pages}>{t('documents:pages', { count: pageCount })}</span>}
    </p>
  );
}
