import type { AnnouncementCard as Announcement } from '@ochiq/pages/page-builders/press';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Card, type CardShape } from '../card/card';
import { DateText } from '../inline-text/inline-text';
import type { HeadingLevel } from '../heading/heading';
import { MetaLine } from '../meta-line/meta-line';
import { Status } from '../status/status';

type AnnouncementCardProps = { announcement: Announcement; level: HeadingLevel; shape?: CardShape };

export function AnnouncementCard({ announcement, level, shape = 'box' }: AnnouncementCardProps) {
  const t = useMessages();
  const { label, path, lang, summary, date, validUntil, past } = announcement;
  return (
    <Card
      title={label}
      to={path}
      lang={lang}
      level={level}
      shape={shape}
      eyebrow={
        <MetaLine>
          <DateText date={date} />
          {past && <Status tone="off">{t('news:past')}</Status>}
          {validUntil && !past && <Status tone="good">{t('news:holdsUntil', { date: validUntil.text })}</Status>}
        </MetaLine>
      }
    >
      {summary !== null && shape !== 'row' && <p lang={getLangAttribute(lang)}>{summary}</p>}
    </Card>
  );
}
