import { channels as channelNames } from '@ochiq/contract/part/list-items';
import type { Entry } from '@ochiq/contract/content-types';
import { weekdays, type Reception, type Weekday, type WorkingHours } from '@ochiq/contract/part/hours';

import { formatNumber, formatPercent } from '../format/number.ts';
import { compareByNewest, compareByOrder } from '../format/order.ts';
import type { DefinedPage } from '../define-page.ts';
import { getSingle, listEntries, type RenderContext } from '../render-context.ts';
import { buildFaqPage } from '../structured-data/thing.ts';
import { buildOrganization } from '../structured-data/organization.ts';
import { listDocumentCards, type DocumentCard } from '../view-models/document.ts';
import { appealOutcomes, type AppealOutcome } from '../view-models/appeal-outcomes.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineSectionPage } from './section.ts';

type Span = { from: string; to: string };
export type DayView = { day: Weekday; open: Span[]; reception: Span[] };

export type QuestionView = { id: string; anchor: string; question: string; answer: RichTextView; legalBasis: DocumentCard[] };
export type TopicView = { topic: string | null; anchor: string; questions: QuestionView[] };
export type FaqBody = { section: SectionView; topics: TopicView[]; elsewhere: number };

export type OutcomeView = { outcome: AppealOutcome; count: number; text: string; share: string };
export type StatisticView = {
  id: string;
  period: string;
  received: number;
  receivedText: string;
  outcomes: OutcomeView[];
  note: string | null;
  /** All channels in a fixed order; none where they were not counted. */
  channels: { channel: (typeof channelNames)[number]; count: string | null }[];
};
export type AppealsBody = { section: SectionView; statistics: StatisticView[] };

export type OfficeView = {
  name: string;
  address: string;
  postcode: string;
  email: string;
  fax: string | null;
  phones: { label: string; number: string }[];
  trustPhone: string;
  trustPhoneHours: string;
  week: DayView[];
  mapPoint: { latitude: number; longitude: number } | null;
  stops: Entry<'site'>['stops'];
};
export type ContactBody = { section: SectionView; office: OfficeView };

/** Returns whether a day is in a span of days, which may wrap around the end of the week. */
function isWithinDays(day: Weekday, { firstDay, lastDay }: Pick<WorkingHours, 'firstDay' | 'lastDay'>): boolean {
  const [first, at, last] = [firstDay, day, lastDay].map((name) => weekdays.indexOf(name));
  if (first === undefined || at === undefined || last === undefined) return false;
  return first <= last ? first <= at && at <= last : at >= first || at <= last;
}

const toSpan = ({ from, to }: Span): Span => ({ from, to });

/** Builds the week, day by day: when the office is open and when leaders receive citizens. */
export function buildWeek(hours: readonly WorkingHours[], receptions: readonly Reception[]): DayView[] {
  return weekdays.map((day) => ({
    day,
    open: hours.filter((span) => isWithinDays(day, span)).map(toSpan),
    reception: receptions.filter(({ weekday }) => weekday === day).map(toSpan),
  }));
}

function toOfficeView(context: RenderContext): OfficeView {
  const { entry: site } = getSingle(context, 'site');
  const { name, address, postcode, email, fax, phones, trustPhone, trustPhoneHours, workingHours, receptionDays, mapPoint, stops } = site;
  return {
    name,
    address,
    postcode,
    email,
    fax,
    phones,
    trustPhone,
    trustPhoneHours,
    week: buildWeek(workingHours, receptionDays),
    mapPoint,
    stops,
  };
}

function buildFaqBody(context: RenderContext, section: SectionView): FaqBody {
  const { entries, elsewhere } = listEntries(context, 'faq');
  const topics = new Map<string | null, QuestionView[]>();
  for (const { documentId: id, slug: anchor, question, answer, topic, legalBasis } of entries.sort(compareByOrder)) {
    const view = {
      id,
      anchor,
      question,
      answer: toRichTextView(context, answer, { key: `${id}_` }) ?? [],
      legalBasis: listDocumentCards(context, legalBasis),
    };
    topics.set(topic, [...(topics.get(topic) ?? []), view]);
  }
  return {
    section,
    topics: [...topics].map(([topic, questions], index) => ({ topic, anchor: `topic-${String(index + 1)}`, questions })),
    elsewhere,
  };
}

function toStatisticView(context: RenderContext, statistic: Entry<'appeal-statistic'>): StatisticView {
  const text = (count: number) => formatNumber(count, context.locale);
  const { documentId: id, period, received, satisfied, explained, rejected, note, channels } = statistic;
  const counts = { satisfied, explained, rejected, open: received - satisfied - explained - rejected };
  const getChannelCount = (name: (typeof channelNames)[number]) => {
    const channelEntry = channels.find(({ channel }) => channel === name);
    return channelEntry ? text(channelEntry.count) : null;
  };
  return {
    id,
    period,
    received,
    receivedText: text(received),
    outcomes: appealOutcomes.map((outcome) => {
      const count = counts[outcome];
      return { outcome, count, text: text(count), share: formatPercent(received === 0 ? 0 : count / received, context.locale) };
    }),
    note,
    channels: channels.length === 0 ? [] : channelNames.map((channel) => ({ channel, count: getChannelCount(channel) })),
  };
}

export const citizenPlanners = {
  faq: (context: RenderContext): DefinedPage<'faq', FaqBody>[] => [
    defineSectionPage(context, 'faq', (section) => buildFaqBody(context, section), {
      things: ({ url }) => [buildFaqPage(listEntries(context, 'faq').entries.sort(compareByOrder), url)],
    }),
  ],
  appeals: (context: RenderContext): DefinedPage<'appeals', AppealsBody>[] => [
    defineSectionPage(context, 'appeals', (section) => ({
      section,
      statistics: listEntries(context, 'appeal-statistic')
        .entries.sort(compareByNewest(({ startsOn }) => startsOn))
        .map((statistic) => toStatisticView(context, statistic)),
    })),
  ],
  contact: (context: RenderContext): DefinedPage<'contact', ContactBody>[] => [
    defineSectionPage(context, 'contact', (section) => ({ section, office: toOfficeView(context) }), {
      things: () => [buildOrganization(context)],
    }),
  ],
  'trust-phone': (context: RenderContext): DefinedPage<'trust-phone', ContactBody>[] => [
    defineSectionPage(context, 'trust-phone', (section) => ({ section, office: toOfficeView(context) })),
  ],
};
