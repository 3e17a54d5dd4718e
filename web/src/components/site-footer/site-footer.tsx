import type { SiteChrome } from '@ochiq/pages/view-models/site-chrome';

import { renderOnce } from '../../i18n/render-once';
import { useMessages } from '../../i18n/use-messages';
import { EmailLink } from '../email-link/email-link';
import { WorkingHours } from '../hours/hours';
import { Link } from '../link/link';
import { PhoneLink } from '../phone-link/phone-link';
import { PhoneList } from '../phone-list/phone-list';
import { StrataEdge } from '../strata-edge/strata-edge';
import { FooterLinks } from './footer-links';
import * as styles from './site-footer.module.css';

export const SiteFooter = /* @__PURE__ */ renderOnce(function SiteFooter({ name, footer }: { name: string; footer: SiteChrome['footer'] }) {
  const t = useMessages();
  const { address, postcode, email, phones, trustPhone, trustPhoneHours, workingHours, links } = footer;
  return (
    <footer>
      <StrataEdge seed={name} />
      <div className={styles.ground}>
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
            <p className={styles.trust}>
              <PhoneLink number={trustPhone} />
            </p>
            <p>{trustPhoneHours}</p>
          </section>
          <FooterLinks footer={footer} />
        </div>
      </div>
    </footer>
  );
});
