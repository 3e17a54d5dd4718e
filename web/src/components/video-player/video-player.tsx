import type { Locale } from '@ochiq/contract/routing/locales';
import type { VideoView } from '@ochiq/pages/view-models/media';
import { withPrefix } from 'gatsby';
import { isExternalUrl } from '@ochiq/contract/fields/safe-url';
import { forwardRef, type MouseEvent, type SyntheticEvent, useContext, useId, useRef } from 'react';
import { I18nContext } from 'react-i18next';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { CoverArt } from '../cover-art/cover-art';
import * as styles from './video-player.module.css';
import { Link } from '../link/link';
import { TextWithLang } from '../inline-text/inline-text';
import { Icon } from '../icon/icon';

/** Renders a link to a video on another site, and names that site. */
function ExternalVideo({ title, src, lang }: { title: string; src: string; lang: Locale | null }) {
  const t = useMessages();
  return (
    <Link className={styles.link} to={src}>
      <PlayIcon />
      <span className={styles.title}>
        <TextWithLang lang={lang}>{title}</TextWithLang>
      </span>
      {isExternalUrl(src) && <span className={styles.source}>{t('common:watchOn', { host: new URL(src).host })}</span>}
    </Link>
  );
}

/** Renders the play icon; the words next to it are its text alternative. */
function PlayIcon() {
  return (
    <svg className={styles.playIcon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5l11 7-11 7z" />
    </svg>
  );
}

type Props = { id: string; video: VideoView; lang: Locale | null };

/** Renders the film with its captions, and a button that closes it. */
const VideoDialog = forwardRef<HTMLDialogElement, Props>(function VideoDialog({ id, video, lang }, ref) {
  const { title, src, captions } = video;
  const t = useMessages();
  const { i18n } = useContext(I18nContext);
  const close = (event: MouseEvent) => {
    const dialog = event.currentTarget.closest('dialog');
    if (dialog?.open !== true) return;
    event.preventDefault();
    dialog.close();
  };
  const stop = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => currentTarget.querySelector('video')?.pause();
  return (
    <dialog ref={ref} id={id} className={styles.dialog} aria-label={title} lang={getLangAttribute(lang)} onClose={stop} popover="auto">
      <button type="button" className={styles.close} onClick={close} popovertarget={id} aria-label={t('common:closeVideo')}>
        <Icon name="close" />
      </button>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- where an editor gave none, the words stand below the picture */}
      <video className={styles.film} src={withPrefix(src)} controls preload="none" playsInline aria-label={title}>
        {captions !== null && (
          <track kind="captions" src={withPrefix(captions)} srcLang={getLangAttribute(lang) ?? i18n.language} label={title} />
        )}
      </video>
    </dialog>
  );
});

/**
 * Renders an own video that opens above the page. Without scripts the browser opens it by itself; with them it is a
 * dialog, so that the keyboard stays inside. No request is sent before the reader opens it.
 */
function VideoPopup({ video, lang }: { video: VideoView; lang: Locale | null }) {
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
          <TextWithLang lang={lang}>{video.title}</TextWithLang>
        </span>
        <span className={styles.source}>{t('common:watchHere')}</span>
      </button>
      <VideoDialog ref={dialog} id={id} video={video} lang={lang} />
    </>
  );
}

/** Renders an own video, or a link to one on another site; no request is sent before the reader's click. */
export function VideoPlayer({ video, lang = null }: { video: VideoView; lang?: Locale | null }) {
  const t = useMessages();
  const { title, src, caption, own } = video;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <CoverArt seed={src} tone="water" />
        {own ? <VideoPopup video={video} lang={lang} /> : <ExternalVideo title={title} src={src} lang={lang} />}
      </div>
      <figcaption className={styles.caption}>
        <span lang={getLangAttribute(lang)}>{caption ?? title}</span> {own && <a href={withPrefix(src)}>{t('common:videoFile')}</a>}
      </figcaption>
    </figure>
  );
}
