import type { Employment } from '@ochiq/contract/content/vacancy';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { dayView, type DateView } from '../format/date.ts';
import { moneyRangeText } from '../format/number.ts';
import type { PlannedPage } from '../page.ts';
import { theDocument, theList, type Reading } from '../reading.ts';
import { deadlineView, openFirst, type DeadlineView } from '../view/deadline.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { jobPosting } from '../structured-data/job-posting.ts';

export type VacancyCard = LinkView & {
  id: string;
  unit: LinkView | null;
  region: string | null;
  employment: Employment | null;
  salary: string | null;
  publishedOn: DateView;
  deadline: DeadlineView;
};
export type VacancyListBody = { section: SectionView; open: VacancyCard[]; closed: VacancyCard[]; elsewhere: number };
export type VacancyBody = {
  lang: Locale | null;
  vacancy: VacancyCard & {
    requirements: RichTextView | null;
    conditions: RichTextView | null;
    documentsNeeded: RichTextView | null;
    contact: string | null;
  };
};

/** Formats the salary: `5 000 000–7 000 000 soʻm`, or one number where only one is known or both are the same. */
function salaryText({ salaryFrom, salaryTo }: Entry<'vacancy'>, locale: Locale): string | null {
  const lower = salaryFrom ?? salaryTo;
  const upper = salaryTo ?? salaryFrom;
  if (lower === null || upper === null) return null;
  return moneyRangeText(lower, upper, 'UZS', locale);
}

function vacancyCard(reading: Reading, vacancy: Entry<'vacancy'>): VacancyCard {
  const { documentId: id, slug, title, region, employment, publishedOn, deadline } = vacancy;
  const unit = theDocument(reading, 'unit', vacancy.unit);
  return {
    ...linkTo(reading, 'vacancy-item', { slug }, title),
    id,
    unit: unit && linkTo(reading, 'unit', { slug: unit.entry.slug }, unit.entry.name, unit.foreign),
    region,
    employment,
    salary: salaryText(vacancy, reading.locale),
    publishedOn: dayView(publishedOn, reading.locale),
    deadline: deadlineView(reading, deadline),
  };
}

export const vacancyPlanners = {
  vacancy: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'vacancy', (section) => {
      const { entries, elsewhere } = theList(reading, 'vacancy');
      const cards = entries.sort(openFirst(reading.today)).map((vacancy) => vacancyCard(reading, vacancy));
      return {
        section,
        open: cards.filter(({ deadline }) => deadline.open),
        closed: cards.filter(({ deadline }) => !deadline.open),
        elsewhere,
      };
    }),
  ],
  'vacancy-item': (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'vacancy-item', 'vacancy', (here, vacancy, foreign) => ({
      title: vacancy.title,
      description: [
        [vacancy.title, vacancy.region, salaryText(vacancy, here.locale)].filter(Boolean).join(', '),
        ...paragraphsOf(vacancy.requirements),
      ],
      things: ({ url }) => [jobPosting(here, vacancy, url)],
      trail: [crumbOf(here, 'vacancy')],
      body: () => ({
        lang: foreign,
        vacancy: {
          ...vacancyCard(here, vacancy),
          requirements: richTextView(here, vacancy.requirements),
          conditions: richTextView(here, vacancy.conditions),
          documentsNeeded: richTextView(here, vacancy.documentsNeeded),
          contact: vacancy.contact,
        },
      }),
    })),
};
