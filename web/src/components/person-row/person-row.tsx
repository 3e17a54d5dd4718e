import type { PersonCard as Person } from '@ochiq/pages/view-models/person';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import { PersonFacts } from '../contact-facts/contact-facts';
import { Portrait } from '../portrait/portrait';
import { Status } from '../status/status';
import * as styles from './person-row.module.css';

/** Renders a person in a list of contacts, with reception days. */
export function PersonRow({ person, level }: { person: Person; level: HeadingLevel }) {
  const t = useMessages();
  const { name, position, acting, path, lang } = person;
  return (
    <article className={styles.row}>
      <Portrait person={person} />
      <div className={styles.identity}>
        <Heading level={level}>
          <Link to={path} lang={lang}>
            {name}
          </Link>
        </Heading>
        <p className={styles.position} lang={getLangAttribute(lang)}>
          {position}
        </p>
        {acting && <Status tone="plain">{t('people:acting')}</Status>}
      </div>
      <div className={styles.facts}>
        <PersonFacts person={person} unit={null} />
      </div>
    </article>
  );
}
