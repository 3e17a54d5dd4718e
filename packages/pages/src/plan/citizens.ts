import { channels as channelNames } from '@ochiq/contract/part/channel-count';
import type { Entry } from '@ochiq/contract/content-types';

import { numberText, percentText } from '../format/number.ts';
import { byOrder, newestFirst } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theList, theSingle, type Reading } from '../reading.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { organization } from '../structured-data/organization.ts';
import { documentCards, type DocumentCard } from '../view/document.ts';
import { outcomes, type Outcome } from '../view/outcomes.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { weekOf, type DayView } from '../view/week.ts';
import { planSection } from './section.ts';

export type QuestionView = { id: string; anchor: string; question: string; answer: RichTextView; legalBasis: DocumentCard[] };
export type TopicView = { topic: string | null; anchor: string; questions: QuestionView[] };
export type FaqBody = { section: SectionView; topics: TopicView[]; elsewhere: number };

export type OutcomeView = { outcome: Outcome; count: number; text: string; share: string };
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

function officeView(reading: Reading): OfficeView {
  const { entry: site } = theSingle(reading, 'site');
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
    week: weekOf(workingHours, receptionDays),
    mapPoint,
    stops,
  };
}

function faqBody(reading: Reading, section: SectionView): FaqBody {
  const { entries, elsewhere } = theList(reading, 'faq');
  const topics = new Map<string | null, QuestionView[]>();
  for (const { documentId: id, slug: anchor, question, answer, topic, legalBasis } of entries.sort(byOrder)) {
    const view = { id, anchor, question, answer: richTextView(reading, answer) ?? [], legalBasis: documentCards(reading, legalBasis) };
    topics.set(topic, [...(topics.get(topic) ?? []), view]);
  }
  return {
    section,
    topics: [...topics].map(([topic, questions], index) => ({ topic, anchor: `topic-${String(index + 1)}`, questions })),
    elsewhere,
  };
}

function statisticView(reading: Reading, statistic: Entry<'appeal-statistic'>): StatisticView {
  const text = (count: number) => numberText(count, reading.locale);
  const { documentId: id, period, received, satisfied, explained, rejected, note, channels } = statistic;
  const counts = { satisfied, explained, rejected, open: received - satisfied - explained - rejected };
  const countOf = (name: (typeof channelNames)[number]) => {
    const found = channels.find(({ channel }) => channel === name);
    return found ? text(found.count) : null;
  };
  return {
    id,
    period,
    received,
    receivedText: text(received),
    outcomes: outcomes.map((outcome) => {
      const count = counts[outcome];
      return { outcome, count, text: text(count), share: percentText(received === 0 ? 0 : count / received, reading.locale) };
    }),
    note,
    channels: channels.length === 0 ? [] : channelNames.map((channel) => ({ channel, count: countOf(channel) })),
  };
}

export const citizenPlanners = {
  faq: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'faq', (section) => faqBody(reading, section), {
      things: ({ url }) => [faqPage(theList(reading, 'faq').entries.sort(byOrder), url)],
    }),
  ],
  appeals: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'appeals', (section) => ({
      section,
      statistics: theList(reading, 'appeal-statistic')
        .entries.sort(newestFirst(({ startsOn }) => startsOn))
        .map((statistic) => statisticView(reading, statistic)),
    })),
  ],
  contact: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'contact', (section) => ({ section, office: officeView(reading) }), { things: () => [organization(reading)] }),
  ],
  'trust-phone': (reading: Reading): PlannedPage[] => [
    planSection(reading, 'trust-phone', (section) => ({ section, office: officeView(reading) })),
  ],
};
