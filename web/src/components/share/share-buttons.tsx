import { useState, useSyncExternalStore } from 'react';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './share-buttons.module.css';

/** Abilities of a browser do not change while a page is open. */
const subscribeNever = () => () => undefined;

const useBrowserHas = (ability: 'clipboard' | 'share') =>
  useSyncExternalStore(
    subscribeNever,
    () => ability in navigator,
    () => false,
  );

/** Renders buttons to copy and to share with the device's own dialog, where available: none without a script. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const t = useMessages();
  const canCopy = useBrowserHas('clipboard');
  const canShare = useBrowserHas('share');
  const [copied, setCopied] = useState<boolean | null>(null);

  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => {
        setCopied(true);
      },
      () => {
        setCopied(false);
      },
    );
  };

  /** Closing the device's list without a choice is no failure. */
  const shareNatively = () => {
    navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <div className={styles.buttons}>
      {canCopy && copied !== false && (
        <button className={styles.button} type="button" onClick={copy}>
          {t('common:copyLink')}
        </button>
      )}
      {canShare && (
        <button className={styles.button} type="button" onClick={shareNatively}>
          {t('common:shareNative')}
        </button>
      )}
      <span className={styles.said} role="status">
        {copied && t('common:linkCopied')}
      </span>
    </div>
  );
}
