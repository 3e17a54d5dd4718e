import type { Locale } from '@ochiq/contract/routing/locales';
import type { FileView } from '@ochiq/pages/view-models/media';

import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './file-list.module.css';

/** Renders downloads, each with its format and size. */
export function FileList({ files, lang = null }: { files: readonly FileView[]; lang?: Locale | null }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {files.map(({ title, href, format, size }) => (
        <li key={href} className={styles.file}>
          <Icon name="download" />
          <div>
            <Link className={styles.link} to={href} lang={lang}>
              {title}
            </Link>
            <p className={styles.note}>{t('common:file', { format, size })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
