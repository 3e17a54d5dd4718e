import type { Locale } from '@ochiq/contract/locales';
import { isExternalUrl } from '@ochiq/contract/safe-url';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import { TextIn } from '../text-in/text-in';
import { PlaySign } from './play-sign';
import * as styles from './video-face.module.css';

/** Renders a link to a video on another site, and names that site. */
export function VideoElsewhere({ title, src, lang }: { title: string; src: string; lang: Locale | null }) {
  const t = useMessages();
  return (
    <Link className={styles.link} to={src}>
      <PlaySign />
      <span className={styles.title}>
        <TextIn lang={lang}>{title}</TextIn>
      </span>
      {isExternalUrl(src) && <span className={styles.where}>{t('common:watchOn', { host: new URL(src).host })}</span>}
    </Link>
  );
}
