import type { VacancyCard as Vacancy } from '@ochiq/pages/page-builders/vacancies';

import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DeadlineStatus } from '../deadline-status/deadline-status';
import type { HeadingLevel } from '../heading/heading';
import { FactRows } from '../fact-rows/fact-rows';
import { DateText, TextWithLang } from '../inline-text/inline-text';
import * as styles from './vacancy-card.module.css';

/** Renders a vacancy in the list: the post, pay, place, and deadline. */
export function VacancyCard({ vacancy, level }: { vacancy: Vacancy; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, salary, unit, region, deadline } = vacancy;
  return (
    <Card title={label} to={path} lang={lang} level={level} eyebrow={<DeadlineStatus deadline={deadline} />}>
      {salary !== null && <p className={styles.salary}>{salary}</p>}
      <FactRows
        compact
        rows={[
          [t('offers:unit'), unit && <TextWithLang lang={unit.lang}>{unit.label}</TextWithLang>],
          [t('offers:region'), region && <TextWithLang lang={lang}>{region}</TextWithLang>],
          [t('offers:deadline'), <DateText key="deadline" date={deadline} />],
        ]}
      />
    </Card>
  );
}
