import type { Locale } from '@ochiq/contract/locales';
import type { VideoView } from '@ochiq/pages/view/media';
import { withPrefix } from 'gatsby';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './video-player.module.css';

/** An own video, or a link to where it is; nothing is asked of anybody before the reader's click. */
export function VideoPlayer({ video: { title, src, caption, own }, lang = null }: { video: VideoView; lang?: Locale | null }) {
  const t = useMessages();
  return (
    <figure className={styles.figure}>
      {own ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- editors give the words as text, below
        <video className={styles.video} src={withPrefix(src)} controls preload="none" aria-label={title} />
      ) : (
        <Link to={src} lang={lang}>
          {t('common:videoElsewhere', { title })}
        </Link>
      )}
      <figcaption className={styles.caption} lang={langOf(lang)}>
        {caption ?? title}
      </figcaption>
    </figure>
  );
}
