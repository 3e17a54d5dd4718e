import type { DeadlineView } from '@ochiq/pages/view-models/deadline';
import type { LinkView } from '@ochiq/pages/view-models/link';

import { useMessages } from '../../i18n/use-messages';
import { Disclosure } from '../disclosure/disclosure';
import { Link } from '../link/link';
import * as styles from './past-offers.module.css';

type Offer = LinkView & { id: string; deadline: DeadlineView };

/** Renders expired offers, folded: available, but out of the way of the others. */
export function PastOffers({ title, offers }: { title: string; offers: readonly Offer[] }) {
  const t = useMessages();
  if (offers.length === 0) return null;
  return (
    <Disclosure title={`${title} (${String(offers.length)})`} level={2}>
      <ul className={styles.list}>
        {offers.map(({ id, label, path, lang, deadline }) => (
          <li key={id} className={styles.offer}>
            <Link to={path} lang={lang}>
              {label}
            </Link>
            <p className={styles.note}>{t('offers:closedOn', { date: deadline.text })}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
