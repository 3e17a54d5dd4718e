import type { SiteChrome } from '@ochiq/pages/view-models/site-chrome';
import { drawBandPaths } from '@ochiq/artwork/bands';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink, PhoneLink, PhoneList } from '../contact-links/contact-links';
import { WorkingHours } from '../hours/hours';
import { EditorLink, Link, FullLoadLink } from '../link/link';
import * as styles from './site-footer.module.css';

function FooterLinks({ footer: { links, socialLinks } }: { footer: Pick<SiteChrome['footer'], 'links' | 'socialLinks'> }) {
  const t = useMessages();
  return (
    <section>
      <h2 className={styles.title}>{t('common:aboutSite')}</h2>
      <ul className={styles.list}>
        <li>
          <FullLoadLink to={links.account}>{t('common:ownAppeals')}</FullLoadLink>
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
          <FullLoadLink to={links.offline}>{t('common:offline')}</FullLoadLink>
        </li>
      </ul>
      {socialLinks.length > 0 && (
        <ul className={styles.social} aria-label={t('common:socialNetworks')}>
          {socialLinks.map(({ network, url }) => (
            <li key={url}>
              <EditorLink href={url}>{t(`common:network.${network}`)}</EditorLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const width = 1440;
const height = 72;
const bands = [
  { top: 20, swing: 16 },
  { top: 36, swing: 12 },
  { top: 52, swing: 10 },
];

/** Draws the edge between the page and its footer. */
function StrataEdge({ seed }: { seed: string }) {
  return (
    <svg className={styles.strata} viewBox={`0 0 ${String(width)} ${String(height)}`} preserveAspectRatio="none" aria-hidden="true">
      {drawBandPaths({ seed, width, height, bands, waves: 7 }).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

export function SiteFooter({ name, footer }: { name: string; footer: SiteChrome['footer'] }) {
  const t = useMessages();
  const { address, postcode, email, phones, trustPhone, trustPhoneHours, workingHours, links } = footer;
  return (
    <footer>
      <StrataEdge seed={name} />
      <div className={styles.footer}>
        <div className={styles.columns}>
          <section className={styles.about}>
            <h2 className={styles.title}>{t('common:contacts')}</h2>
            <p className={styles.name}>{name}</p>
            <address>{t('common:fullAddress', { address, postcode })}</address>
            <WorkingHours spans={workingHours} />
            <p>
              <EmailLink email={email} />
            </p>
            <p>
              <Link to={links.contact}>{t('common:contactPage')}</Link>
            </p>
          </section>
          <section>
            <h2 className={styles.title}>{t('common:phones')}</h2>
            <PhoneList phones={phones} />
          </section>
          <section>
            <h2 className={styles.title}>
              <Link to={links.trustPhone}>{t('common:trustPhone')}</Link>
            </h2>
            <p className={styles.trustPhone}>
              <PhoneLink number={trustPhone} />
            </p>
            <p>{trustPhoneHours}</p>
          </section>
          <FooterLinks footer={footer} />
        </div>
      </div>
    </footer>
  );
}
