import type { Employment } from '@ochiq/contract/content/vacancy';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { toDateView, type DateView } from '../format/date.ts';
import { formatMoneyRange } from '../format/number.ts';
import type { DefinedPage } from '../define-page.ts';
import { getDocument, listEntries, type RenderContext } from '../render-context.ts';
import { toDeadlineView, compareOpenFirst, type DeadlineView } from '../view-models/deadline.ts';
import { linkTo, type LinkView } from '../view-models/link.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { buildJobPosting } from '../structured-data/job-posting.ts';

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
function formatSalary({ salaryFrom, salaryTo }: Entry<'vacancy'>, locale: Locale): string | null {
  const lower = salaryFrom ?? salaryTo;
  const upper = salaryTo ?? salaryFrom;
  if (lower === null || upper === null) return null;
  return formatMoneyRange(lower, upper, 'UZS', locale);
}

function toVacancyCard(context: RenderContext, vacancy: Entry<'vacancy'>): VacancyCard {
  const { documentId: id, slug, title, region, employment, publishedOn, deadline } = vacancy;
  const unit = getDocument(context, 'unit', vacancy.unit);
  return {
    ...linkTo(context, 'vacancy-item', { slug }, title),
    id,
    unit: unit && linkTo(context, 'unit', { slug: unit.entry.slug }, unit.entry.name, unit.foreign),
    region,
    employment,
    salary: formatSalary(vacancy, context.locale),
    publishedOn: toDateView(publishedOn, context.locale),
    deadline: toDeadlineView(context, deadline),
  };
}

export const vacancyPlanners = {
  vacancy: (context: RenderContext): DefinedPage<'vacancy-list', VacancyListBody>[] => [
    defineSectionPage(context, 'vacancy', (section) => {
      const { entries, elsewhere } = listEntries(context, 'vacancy');
      const cards = entries.sort(compareOpenFirst(context.today)).map((vacancy) => toVacancyCard(context, vacancy));
      return {
        section,
        open: cards.filter(({ deadline }) => deadline.open),
        closed: cards.filter(({ deadline }) => !deadline.open),
        elsewhere,
      };
    }),
  ],
  'vacancy-item': (context: RenderContext): DefinedPage<'vacancy', VacancyBody>[] =>
    defineDetailPages(context, 'vacancy-item', 'vacancy', (here, vacancy, foreign) => ({
      title: vacancy.title,
      description: [
        [vacancy.title, vacancy.region, formatSalary(vacancy, here.locale)].filter(Boolean).join(', '),
        () => extractParagraphs(vacancy.requirements),
      ],
      things: ({ url }) => [buildJobPosting(here, vacancy, url)],
      trail: [getSectionCrumb(here, 'vacancy')],
      body: () => ({
        lang: foreign,
        vacancy: {
          ...toVacancyCard(here, vacancy),
          requirements: toRichTextView(here, vacancy.requirements, { lang: foreign, key: 'requirements_' }),
          conditions: toRichTextView(here, vacancy.conditions, { lang: foreign, key: 'conditions_' }),
          documentsNeeded: toRichTextView(here, vacancy.documentsNeeded, { lang: foreign, key: 'documentsNeeded_' }),
          contact: vacancy.contact,
        },
      }),
    })),
};
