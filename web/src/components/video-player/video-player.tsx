import type { Locale } from '@ochiq/contract/routing/locales';
import type { VideoView } from '@ochiq/pages/view-models/media';
import { withPrefix } from 'gatsby';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Cover } from '../cover/cover';
import { ExternalVideo } from './external-video';
import { VideoPopup } from './video-popup';
import * as styles from './video-player.module.css';

/** Renders an own video, or a link to one on another site; no request is sent before the reader's click. */
export function VideoPlayer({ video, lang = null }: { video: VideoView; lang?: Locale | null }) {
  const t = useMessages();
  const { title, src, caption, own } = video;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Cover seed={src} tone="water" />
        {own ? <VideoPopup video={video} lang={lang} /> : <ExternalVideo title={title} src={src} lang={lang} />}
      </div>
      <figcaption className={styles.caption}>
        <span lang={getLangAttribute(lang)}>{caption ?? title}</span> {own && <a href={withPrefix(src)}>{t('common:videoFile')}</a>}
      </figcaption>
    </figure>
  );
}
