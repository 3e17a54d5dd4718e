import type { UnitCard } from '@ochiq/pages/page-builders/units';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import { UnitFacts } from '../unit-facts/unit-facts';
import * as styles from './unit-row.module.css';

/** Renders a unit in a directory: its tasks and its head, next to its contacts. */
export function UnitRow({ unit, level }: { unit: UnitCard; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, summary, head } = unit;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <Heading level={level}>
          <Link to={path} lang={lang}>
            {label}
          </Link>
        </Heading>
        {summary !== null && <p lang={getLangAttribute(lang)}>{summary}</p>}
        {head && (
          <p className={styles.head}>
            {t('people:head')}:{' '}
            <Link to={head.path} lang={head.lang}>
              {head.name}
            </Link>
          </p>
        )}
      </div>
      <UnitFacts unit={unit} lang={lang} />
    </article>
  );
}
