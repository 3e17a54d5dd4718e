import type { PressConferenceCard as PressConference } from '@ochiq/pages/page-builders/press';

import { Card, type CardShape } from '../card/card';
import { DateLeaf } from '../date-leaf/date-leaf';
import { DateText } from '../date-text/date-text';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';
import { getLangAttribute } from '../../i18n/get-lang-attribute';

type PressConferenceCardProps = { pressConference: PressConference; level: HeadingLevel; shape?: CardShape };

export function PressConferenceCard({ pressConference, level, shape = 'row' }: PressConferenceCardProps) {
  const { label, path, lang, startsAt, calendar, place, past } = pressConference;
  return (
    <Card
      title={label}
      to={path}
      lang={lang}
      level={level}
      shape={shape}
      media={<DateLeaf date={calendar} faded={past} />}
      eyebrow={
        <Meta>
          <DateText date={startsAt} />
        </Meta>
      }
    >
      {place !== null && <p lang={getLangAttribute(lang)}>{place}</p>}
    </Card>
  );
}
