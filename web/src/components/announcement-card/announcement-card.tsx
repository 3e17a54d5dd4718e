import type { AnnouncementCard as Announcement } from '@ochiq/pages/plan/press';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DateText } from '../date-text/date-text';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';
import { Status } from '../status/status';

export function AnnouncementCard({ announcement, level }: { announcement: Announcement; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, summary, date, past } = announcement;
  return (
    <Card title={label} to={path} lang={lang} level={level}>
      <Meta>
        <DateText date={date} />
        {past && <Status tone="off">{t('news:past')}</Status>}
      </Meta>
      {summary !== null && <p lang={langOf(lang)}>{summary}</p>}
    </Card>
  );
}
