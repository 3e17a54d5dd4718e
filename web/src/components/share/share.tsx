import { useMessages } from '../../i18n/use-messages';
import { buildMailLink, networkNames, networks } from './networks';
import * as styles from './share.module.css';
import { ShareButtons } from './share-buttons';

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
