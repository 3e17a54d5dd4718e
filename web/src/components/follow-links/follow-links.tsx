import { getCalendarPath, hasCalendar } from '@ochiq/pages/calendar/calendar-place';
import { feedNames, getFeedPath } from '@ochiq/pages/feeds/feed-place';
import type { Page } from '@ochiq/pages/page';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './follow-links.module.css';

/** Renders links to the feed and the calendar of the page's list; nothing where it has none. */
export function FollowLinks({ page: { route, locale } }: { page: Pick<Page, 'route' | 'locale'> }) {
  const t = useMessages();
  const feed = feedNames.find((name) => name === route);
  const calendar = hasCalendar(route);
  if (!feed && !calendar) return null;
  return (
    <div className={styles.feeds}>
      <p>{t('common:follow.title')}</p>
      <ul className={styles.links}>
        {feed && (
          <>
            <li>
              <Link to={getFeedPath(feed, locale, 'atom')}>{t('common:follow.atom')}</Link>
            </li>
            <li>
              <Link to={getFeedPath(feed, locale, 'json')}>{t('common:follow.json')}</Link>
            </li>
          </>
        )}
        {calendar && (
          <li>
            <Link to={getCalendarPath(locale)}>{t('common:follow.calendar')}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}
