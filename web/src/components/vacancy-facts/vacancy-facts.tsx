import type { VacancyCard } from '@ochiq/pages/plan/vacancies';
import type { Locale } from '@ochiq/contract/locales';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Facts } from '../facts/facts';
import { Link } from '../link/link';
import { TextIn } from '../text-in/text-in';

export function VacancyFacts({ vacancy, lang, compact = false }: { vacancy: VacancyCard; lang: Locale | null; compact?: boolean }) {
  const t = useMessages();
  const { unit, region, salary, publishedOn, deadline } = vacancy;
  return (
    <Facts
      compact={compact}
      rows={[
        [
          t('offers:unit'),
          unit && (
            <Link to={unit.path} lang={unit.lang}>
              {unit.label}
            </Link>
          ),
        ],
        [t('offers:region'), region === null ? null : <TextIn lang={lang}>{region}</TextIn>],
        [t('offers:salary'), salary],
        [t('offers:publishedOn'), compact ? null : <DateText date={publishedOn} />],
        [t('offers:deadline'), <DateText key="deadline" date={deadline} />],
      ]}
    />
  );
}
