import type { PressConferenceCard as PressConference } from '@ochiq/pages/page-builders/press';

import { Card, type CardShape } from '../card/card';
import { CalendarLeaf } from '../calendar-leaf/calendar-leaf';
import { DateText } from '../inline-text/inline-text';
import { Heading, type HeadingLevel } from '../heading/heading';
import { MetaLine } from '../meta-line/meta-line';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import * as styles from './press-conference-card.module.css';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

/** Renders an upcoming press conference: when and where, so that one can attend. */
export function NextPressConference({ pressConference, level }: { pressConference: PressConference; level: HeadingLevel }) {
  const { label, path, lang, startsAt, calendar, place } = pressConference;
  return (
    <article className={styles.nextConference}>
      <CalendarLeaf date={calendar} />
      <div className={styles.text}>
        <Heading level={level} className={styles.title}>
          <Link to={path} lang={lang}>
            {label}
          </Link>
        </Heading>
        <p className={styles.detail}>
          <Icon name="clock" />
          <DateText date={startsAt} />
        </p>
        {place !== null && (
          <p className={styles.detail}>
            <Icon name="place" />
            <span lang={getLangAttribute(lang)}>{place}</span>
          </p>
        )}
      </div>
    </article>
  );
}

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
      media={<CalendarLeaf date={calendar} faded={past} />}
      eyebrow={
        <MetaLine>
          <DateText date={startsAt} />
        </MetaLine>
      }
    >
      {place !== null && <p lang={getLangAttribute(lang)}>{place}</p>}
    </Card>
  );
}
