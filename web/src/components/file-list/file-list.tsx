import type { Locale } from '@ochiq/contract/locales';
import type { FileView } from '@ochiq/pages/view/media';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './file-list.module.css';

export function FileList({ files, lang = null }: { files: readonly FileView[]; lang?: Locale | null }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {files.map(({ title, href, format, size }) => (
        <li key={href}>
          <Link to={href} lang={lang}>
            {title}
          </Link>{' '}
          <span className={styles.note}>({t('common:file', { format, size })})</span>
        </li>
      ))}
    </ul>
  );
}
