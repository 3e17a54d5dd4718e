import type { PressConferenceCard } from '@ochiq/pages/page-builders/press';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { DateLeaf } from '../date-leaf/date-leaf';
import { DateText } from '../date-text/date-text';
import { Heading, type HeadingLevel } from '../heading/heading';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './next-press-conference.module.css';

/** Renders an upcoming press conference: when and where, so that one can attend. */
export function NextPressConference({ pressConference, level }: { pressConference: PressConferenceCard; level: HeadingLevel }) {
  const { label, path, lang, startsAt, calendar, place } = pressConference;
  return (
    <article className={styles.next}>
      <DateLeaf date={calendar} />
      <div className={styles.words}>
        <Heading level={level} className={styles.title}>
          <Link to={path} lang={lang}>
            {label}
          </Link>
        </Heading>
        <p className={styles.fact}>
          <Icon name="clock" />
          <DateText date={startsAt} />
        </p>
        {place !== null && (
          <p className={styles.fact}>
            <Icon name="place" />
            <span lang={getLangAttribute(lang)}>{place}</span>
          </p>
        )}
      </div>
    </article>
  );
}
