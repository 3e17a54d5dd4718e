import type { SiteChrome } from '@ochiq/pages/view-models/site-chrome';

import { useMessages } from '../../i18n/use-messages';
import { AnyLink } from '../any-link/any-link';
import { Link } from '../link/link';
import { LoadingLink } from '../loading-link/loading-link';
import * as styles from './site-footer.module.css';

export function FooterLinks({ footer: { links, socialLinks } }: { footer: Pick<SiteChrome['footer'], 'links' | 'socialLinks'> }) {
  const t = useMessages();
  return (
    <section>
      <h2 className={styles.title}>{t('common:aboutSite')}</h2>
      <ul className={styles.list}>
        <li>
          <LoadingLink to={links.account}>{t('common:ownAppeals')}</LoadingLink>
        </li>
        <li>
          <Link to={links.siteMap}>{t('common:siteMap')}</Link>
        </li>
        <li>
          <Link to={links.accessibility}>{t('common:accessibility')}</Link>
        </li>
        <li>
          <Link to={links.privacy}>{t('common:privacy')}</Link>
        </li>
        <li>
          <LoadingLink to={links.offline}>{t('common:offline')}</LoadingLink>
        </li>
      </ul>
      {socialLinks.length > 0 && (
        <ul className={styles.social} aria-label={t('common:socialNetworks')}>
          {socialLinks.map(({ network, url }) => (
            <li key={url}>
              <AnyLink href={url}>{t(`common:network.${network}`)}</AnyLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
