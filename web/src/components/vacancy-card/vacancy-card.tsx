import type { VacancyCard as Vacancy } from '@ochiq/pages/plan/vacancies';

import { Card } from '../card/card';
import type { HeadingLevel } from '../heading/heading';
import { VacancyFacts } from '../vacancy-facts/vacancy-facts';
import { VacancyStatus } from '../vacancy-status/vacancy-status';

export function VacancyCard({ vacancy, level }: { vacancy: Vacancy; level: HeadingLevel }) {
  return (
    <Card title={vacancy.label} to={vacancy.path} lang={vacancy.lang} level={level}>
      <VacancyStatus open={vacancy.open} />
      <VacancyFacts vacancy={vacancy} lang={vacancy.lang} compact />
    </Card>
  );
}
