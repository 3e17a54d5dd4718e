import type { Locale } from '@ochiq/contract/routing/locales';
import { isExternalUrl } from '@ochiq/contract/fields/safe-url';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import { TextIn } from '../text-in/text-in';
import { PlayIcon } from './play-icon';
import * as styles from './video-face.module.css';

/** Renders a link to a video on another site, and names that site. */
export function ExternalVideo({ title, src, lang }: { title: string; src: string; lang: Locale | null }) {
  const t = useMessages();
  return (
    <Link className={styles.link} to={src}>
      <PlayIcon />
      <span className={styles.title}>
        <TextIn lang={lang}>{title}</TextIn>
      </span>
      {isExternalUrl(src) && <span className={styles.where}>{t('common:watchOn', { host: new URL(src).host })}</span>}
    </Link>
  );
}
