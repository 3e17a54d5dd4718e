import type { LinkView } from '@ochiq/pages/view-models/link';
import type { SiteChrome } from '@ochiq/pages/view-models/site-chrome';

import { LinkList } from '../../components/link-list/link-list';
import { PhoneLink } from '../../components/contact-links/contact-links';
import { useMessages } from '../../i18n/use-messages';
import { showWhen } from './edge-attributes';
import * as styles from './search-results.module.css';

export type SearchHelpProps = { mostAsked: readonly LinkView[]; footer: Pick<SiteChrome['footer'], 'trustPhone' | 'links'> };

/** Renders ways to continue without results, or before a query. */
export function SearchHelp({ mostAsked, footer: { trustPhone, links } }: SearchHelpProps) {
  const t = useMessages();
  return (
    <div className={styles.help} {...showWhen('idle', 'nothing', 'too-long', 'unavailable')}>
      {mostAsked.length > 0 && (
        <section>
          <h2>{t('search:mostAsked')}</h2>
          <LinkList links={mostAsked} />
        </section>
      )}
      <section>
        <h2>{t('search:otherWays')}</h2>
        <LinkList
          links={[
            { label: t('common:siteMap'), path: links.siteMap, lang: null },
            { label: t('common:contactPage'), path: links.contact, lang: null },
          ]}
        />
        <p>
          {t('common:trustPhone')}: <PhoneLink number={trustPhone} />
        </p>
      </section>
    </div>
  );
}
