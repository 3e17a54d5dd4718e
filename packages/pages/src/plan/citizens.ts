import type { channels } from '@ochiq/contract/part/channel-count';
import type { Entry } from '@ochiq/contract/content-types';
import type { Reception } from '@ochiq/contract/part/reception';
import type { WorkingHours } from '@ochiq/contract/part/working-hours';

import { numberText } from '../format/number.ts';
import { byOrder, newestFirst } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theList, theSingle, type Reading } from '../reading.ts';
import { documentCards, type DocumentCard } from '../view/document.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planSection } from './section.ts';

export type QuestionView = { id: string; anchor: string; question: string; answer: RichTextView; legalBasis: DocumentCard[] };
export type FaqBody = { section: SectionView; topics: { topic: string | null; questions: QuestionView[] }[]; elsewhere: number };

export type StatisticView = {
  id: string;
  period: string;
  received: string;
  satisfied: string;
  explained: string;
  rejected: string;
  note: string | null;
  channels: { channel: (typeof channels)[number]; count: string }[];
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
  workingHours: readonly WorkingHours[];
  receptionDays: readonly Reception[];
  mapPoint: { latitude: number; longitude: number } | null;
  stops: Entry<'site'>['stops'];
};
export type ContactBody = { section: SectionView; office: OfficeView };

function officeView(reading: Reading): OfficeView {
  const { entry: site } = theSingle(reading, 'site');
  const { name, address, postcode, email, fax, phones, trustPhone, trustPhoneHours, workingHours, receptionDays, mapPoint, stops } = site;
  return { name, address, postcode, email, fax, phones, trustPhone, trustPhoneHours, workingHours, receptionDays, mapPoint, stops };
}

function faqBody(reading: Reading, section: SectionView): FaqBody {
  const { entries, elsewhere } = theList(reading, 'faq');
  const topics = new Map<string | null, QuestionView[]>();
  for (const { documentId: id, slug: anchor, question, answer, topic, legalBasis } of entries.sort(byOrder)) {
    const view = { id, anchor, question, answer: richTextView(reading, answer) ?? [], legalBasis: documentCards(reading, legalBasis) };
    topics.set(topic, [...(topics.get(topic) ?? []), view]);
  }
  return { section, topics: [...topics].map(([topic, questions]) => ({ topic, questions })), elsewhere };
}

function statisticView(reading: Reading, statistic: Entry<'appeal-statistic'>): StatisticView {
  const text = (count: number) => numberText(count, reading.locale);
  const { documentId: id, period, received, satisfied, explained, rejected, note, channels } = statistic;
  return {
    id,
    period,
    received: text(received),
    satisfied: text(satisfied),
    explained: text(explained),
    rejected: text(rejected),
    note,
    channels: channels.map(({ channel, count }) => ({ channel, count: text(count) })),
  };
}

export const citizenPlanners = {
  faq: (reading: Reading): PlannedPage[] => [planSection(reading, 'faq', (section) => faqBody(reading, section))],
  appeals: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'appeals', (section) => ({
      section,
      statistics: theList(reading, 'appeal-statistic')
        .entries.sort(newestFirst(({ startsOn }) => startsOn))
        .map((statistic) => statisticView(reading, statistic)),
    })),
  ],
  contact: (reading: Reading): PlannedPage[] => [planSection(reading, 'contact', (section) => ({ section, office: officeView(reading) }))],
  'trust-phone': (reading: Reading): PlannedPage[] => [
    planSection(reading, 'trust-phone', (section) => ({ section, office: officeView(reading) })),
  ],
};
