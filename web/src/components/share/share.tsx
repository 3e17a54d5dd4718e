import { useState, useSyncExternalStore } from 'react';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './share.module.css';

/** Abilities of a browser do not change while a page is open. */
const subscribeNever = () => () => undefined;

const useBrowserHas = (ability: 'clipboard' | 'share') =>
  useSyncExternalStore(
    subscribeNever,
    () => ability in navigator,
    () => false,
  );

/** Renders buttons to copy and to share with the device's own dialog, where available: none without a script. */
function ShareButtons({ title, url }: { title: string; url: string }) {
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
      <span className={styles.status} role="status">
        {copied && t('common:linkCopied')}
      </span>
    </div>
  );
}

type ShareLink = (page: { title: string; url: string }) => string;

const encodeQuery = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/** Networks to share a page on with nothing but a link: no script, and no request before the click. */
const networks = {
  telegram: ({ title, url }) => `https://t.me/share/url?${encodeQuery({ url, text: title })}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${encodeQuery({ u: url })}`,
  x: ({ title, url }) => `https://x.com/intent/post?${encodeQuery({ url, text: title })}`,
} as const satisfies Record<string, ShareLink>;

const networkNames = Object.keys(networks) as (keyof typeof networks)[];

const buildMailLink: ShareLink = ({ title, url }) => `mailto:?${encodeQuery({ subject: title, body: url })}`;

/** Renders ways to share a page: plain links, and buttons where the browser can do more. */
export function Share({ title, url }: { title: string; url: string }) {
  const t = useMessages();
  return (
    <div className={styles.share}>
      <p className={styles.title}>{t('common:share')}</p>
      <ul className={styles.targets}>
        {networkNames.map((name) => (
          <li key={name}>
            <a
              className={styles.target}
              href={networks[name]({ title, url })}
              rel="external noopener noreferrer"
              aria-label={t('common:shareBy', { name: t(`common:network.${name}`) })}
            >
              {t(`common:network.${name}`)}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.target} href={buildMailLink({ title, url })}>
            {t('common:email')}
          </a>
        </li>
      </ul>
      <ShareButtons title={title} url={url} />
    </div>
  );
}
