import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { dayView, type DateView } from '../format/date.ts';
import { moneyText } from '../format/number.ts';
import type { PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import { deadlineView, openFirst, type DeadlineView } from '../view/deadline.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { attachmentViews, type FileView } from '../view/media.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';
import { paragraphsOf } from '../view/plain-text.ts';

/** Derived, never entered: a result makes it finished, a past deadline makes it closed. */
export type TenderState = 'open' | 'closed' | 'finished';

export type TenderCard = LinkView & {
  id: string;
  number: string;
  amount: string | null;
  publishedOn: DateView;
  deadline: DeadlineView;
  state: TenderState;
};
export type TenderListBody = { section: SectionView; open: TenderCard[]; closed: TenderCard[]; elsewhere: number };
export type TenderBody = {
  lang: Locale | null;
  tender: TenderCard & { subject: RichTextView | null; result: string | null; files: FileView[] };
};

export function tenderState({ deadline, result }: Pick<Entry<'tender'>, 'deadline' | 'result'>, today: string): TenderState {
  if (result !== null) return 'finished';
  return deadline >= today ? 'open' : 'closed';
}

function tenderCard(reading: Reading, tender: Entry<'tender'>): TenderCard {
  const { documentId: id, slug, title, number, amount, publishedOn, deadline } = tender;
  return {
    ...linkTo(reading, 'tender', { slug }, title),
    id,
    number,
    amount: amount === null ? null : moneyText(amount, 'UZS', reading.locale),
    publishedOn: dayView(publishedOn, reading.locale),
    deadline: deadlineView(reading, deadline),
    state: tenderState(tender, reading.today),
  };
}

export const tenderPlanners = {
  tenders: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'tenders', (section) => {
      const { entries, elsewhere } = theList(reading, 'tender');
      const cards = entries.sort(openFirst(reading.today)).map((tender) => tenderCard(reading, tender));
      const isOpen = ({ state }: TenderCard) => state === 'open';
      return { section, open: cards.filter(isOpen), closed: cards.filter((card) => !isOpen(card)), elsewhere };
    }),
  ],
  tender: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'tender', 'tender', (here, tender, foreign) => ({
      title: tender.title,
      description: [[tender.number, tender.title].filter(Boolean).join(', '), ...paragraphsOf(tender.subject)],
      trail: [crumbOf(here, 'tenders')],
      body: () => ({
        lang: foreign,
        tender: {
          ...tenderCard(here, tender),
          subject: richTextView(here, tender.subject),
          result: tender.result,
          files: attachmentViews(tender.files, here.locale),
        },
      }),
    })),
};
