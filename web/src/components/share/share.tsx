import { useMessages } from '../../i18n/use-messages';
import * as styles from './share.module.css';
import { ShareButtons } from './share-buttons';

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
      <ul className={styles.ways}>
        {networkNames.map((name) => (
          <li key={name}>
            <a
              className={styles.way}
              href={networks[name]({ title, url })}
              rel="external noopener noreferrer"
              aria-label={t('common:shareBy', { name: t(`common:network.${name}`) })}
            >
              {t(`common:network.${name}`)}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.way} href={buildMailLink({ title, url })}>
            {t('common:email')}
          </a>
        </li>
      </ul>
      <ShareButtons title={title} url={url} />
    </div>
  );
}
