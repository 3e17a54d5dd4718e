import type { Locale } from '@ochiq/contract/routing/locales';
import type { VideoView } from '@ochiq/pages/view-models/media';
import { useId, useRef, type MouseEvent } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { TextIn } from '../text-in/text-in';
import { PlayIcon } from './play-icon';
import { VideoDialog } from './video-dialog';
import * as styles from './video-face.module.css';

/**
 * Renders an own video that opens above the page. Without scripts the browser opens it by itself; with them it is a
 * dialog, so that the keyboard stays inside. No request is sent before the reader opens it.
 */
export function VideoPopup({ video, lang }: { video: VideoView; lang: Locale | null }) {
  const t = useMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    if (typeof dialog.current?.showModal !== 'function') return;
    event.preventDefault();
    dialog.current.showModal();
    const film = dialog.current.querySelector('video');
    // Captions that are on by default would be loaded before the film is opened.
    for (const track of film?.textTracks ?? []) track.mode = 'showing';
    void film?.play();
  };
  return (
    <>
      <button type="button" className={styles.link} onClick={open} popovertarget={id}>
        <PlayIcon />
        <span className={styles.title}>
          <TextIn lang={lang}>{video.title}</TextIn>
        </span>
        <span className={styles.where}>{t('common:watchHere')}</span>
      </button>
      <VideoDialog ref={dialog} id={id} video={video} lang={lang} />
    </>
  );
}
