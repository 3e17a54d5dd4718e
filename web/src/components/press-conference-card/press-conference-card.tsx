import type { PressConferenceCard as PressConference } from '@ochiq/pages/plan/press';

import { Card } from '../card/card';
import { DateText } from '../date-text/date-text';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';
import { TextIn } from '../text-in/text-in';

export function PressConferenceCard({ pressConference, level }: { pressConference: PressConference; level: HeadingLevel }) {
  const { label, path, lang, startsAt, place } = pressConference;
  return (
    <Card title={label} to={path} lang={lang} level={level}>
      <Meta>
        <DateText date={startsAt} />
        {place && <TextIn lang={lang}>{place}</TextIn>}
      </Meta>
    </Card>
  );
}
