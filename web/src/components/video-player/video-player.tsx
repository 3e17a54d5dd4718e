import type { Locale } from '@ochiq/contract/locales';
import type { VideoView } from '@ochiq/pages/view/media';
import { withPrefix } from 'gatsby';

import { langOf } from '../../i18n/lang-of';
import { Cover } from '../cover/cover';
import { VideoElsewhere } from './video-elsewhere';
import * as styles from './video-player.module.css';

/** An own video, or a link to where it is; nothing is asked of anybody before the reader's click. */
export function VideoPlayer({ video: { title, src, caption, own }, lang = null }: { video: VideoView; lang?: Locale | null }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {own ? (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- editors give the words as text, below
          <video className={styles.video} src={withPrefix(src)} controls preload="none" aria-label={title} lang={langOf(lang)} />
        ) : (
          <>
            <Cover seed={src} tone="water" />
            <VideoElsewhere title={title} src={src} lang={lang} />
          </>
        )}
      </div>
      <figcaption className={styles.caption} lang={langOf(lang)}>
        {caption ?? title}
      </figcaption>
    </figure>
  );
}
