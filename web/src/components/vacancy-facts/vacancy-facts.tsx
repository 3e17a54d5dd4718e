import type { Locale } from '@ochiq/contract/routing/locales';
import type { VacancyCard } from '@ochiq/pages/page-builders/vacancies';

import { useMessages } from '../../i18n/use-messages';
import { ContactText } from '../contact-text/contact-text';
import { DateText } from '../date-text/date-text';
import { FactRows } from '../fact-rows/fact-rows';
import { Link } from '../link/link';
import { TextIn } from '../text-in/text-in';

export function VacancyFacts({ vacancy, contact, lang }: { vacancy: VacancyCard; contact: string | null; lang: Locale | null }) {
  const t = useMessages();
  const { unit, region, employment, salary, publishedOn, deadline } = vacancy;
  const words = (text: string | null) => text && <TextIn lang={lang}>{text}</TextIn>;
  return (
    <FactRows
      rows={[
        [t('offers:deadline'), <DateText key="deadline" date={deadline} />],
        [t('offers:salary'), salary],
        [
          t('offers:unit'),
          unit && (
            <Link to={unit.path} lang={unit.lang}>
              {unit.label}
            </Link>
          ),
        ],
        [t('offers:region'), words(region)],
        [t('offers:employmentLabel'), employment && t(`offers:employment.${employment}`)],
        [t('offers:contact'), contact && <ContactText lang={lang}>{contact}</ContactText>],
        [t('offers:publishedOn'), <DateText key="published" date={publishedOn} />],
      ]}
    />
  );
}
