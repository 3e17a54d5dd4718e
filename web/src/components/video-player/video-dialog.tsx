import type { Locale } from '@ochiq/contract/routing/locales';
import type { VideoView } from '@ochiq/pages/view-models/media';
import { withPrefix } from 'gatsby';
import { forwardRef, type MouseEvent, type SyntheticEvent } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import * as styles from './video-dialog.module.css';

type Props = { id: string; video: VideoView; lang: Locale | null };

/** Renders the film with its captions, and a button that closes it. */
export const VideoDialog = forwardRef<HTMLDialogElement, Props>(function VideoDialog({ id, video, lang }, ref) {
  const { title, src, captions } = video;
  const t = useMessages();
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
        {captions !== null && <track kind="captions" src={withPrefix(captions)} label={title} />}
      </video>
    </dialog>
  );
});
