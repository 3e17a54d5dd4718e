import type { TenderCard } from '@ochiq/pages/page-builders/tenders';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { VacancyCard } from '@ochiq/pages/page-builders/vacancies';
import type { DeadlineView } from '@ochiq/pages/view-models/deadline';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { DateText, TextWithLang } from '../inline-text/inline-text';
import { FactRows } from '../fact-rows/fact-rows';
import { DeadlineStatus } from '../deadline-status/deadline-status';
import { ContactText } from '../contact-text/contact-text';
import { Link } from '../link/link';
import * as styles from './offer-facts.module.css';

/** Renders whether offers are accepted, in words, and for how long. */
export function TenderStatus({ tender: { state, deadline } }: { tender: TenderCard }) {
  const t = useMessages();
  return (
    <StatusWithText words={t(`offers:tenderState.${state}`)}>
      {state !== 'finished' && <DeadlineStatus deadline={deadline} />}
    </StatusWithText>
  );
}

export function VacancyFacts({ vacancy, contact, lang }: { vacancy: VacancyCard; contact: string | null; lang: Locale | null }) {
  const t = useMessages();
  const { unit, region, employment, salary, publishedOn, deadline } = vacancy;
  const words = (text: string | null) => text && <TextWithLang lang={lang}>{text}</TextWithLang>;
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

/** Renders whether applications are accepted, in words, and for how long. */
export function VacancyStatus({ deadline }: { deadline: DeadlineView }) {
  const t = useMessages();
  return (
    <StatusWithText words={deadline.open ? t('offers:vacancyOpen') : t('offers:vacancyClosed')}>
      <DeadlineStatus deadline={deadline} />
    </StatusWithText>
  );
}

/** Renders an explanation next to a status. */
function StatusWithText({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.status}>
      <p className={styles.text}>{words}</p>
      {children}
    </div>
  );
}

export function TenderFacts({ tender: { number, amount, publishedOn, deadline } }: { tender: TenderCard }) {
  const t = useMessages();
  return (
    <FactRows
      rows={[
        [t('offers:tenderDeadline'), <DateText key="deadline" date={deadline} />],
        [t('offers:amount'), amount],
        [t('offers:lot'), number],
        [t('offers:publishedOn'), <DateText key="published" date={publishedOn} />],
      ]}
    />
  );
}
