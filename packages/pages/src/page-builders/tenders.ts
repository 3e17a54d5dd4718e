import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { toDateView, type DateView } from '../format/date.ts';
import { formatMoney } from '../format/number.ts';
import type { DefinedPage } from '../define-page.ts';
import { listEntries, type RenderContext } from '../render-context.ts';
import { toDeadlineView, compareOpenFirst, type DeadlineView } from '../view-models/deadline.ts';
import { linkTo, type LinkView } from '../view-models/link.ts';
import { toAttachmentViews, type FileView } from '../view-models/media.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';

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

function getTenderState({ deadline, result }: Pick<Entry<'tender'>, 'deadline' | 'result'>, today: string): TenderState {
  if (result !== null) return 'finished';
  return deadline >= today ? 'open' : 'closed';
}

function toTenderCard(context: RenderContext, tender: Entry<'tender'>): TenderCard {
  const { documentId: id, slug, title, number, amount, publishedOn, deadline } = tender;
  return {
    ...linkTo(context, 'tender', { slug }, title),
    id,
    number,
    amount: amount === null ? null : formatMoney(amount, 'UZS', context.locale),
    publishedOn: toDateView(publishedOn, context.locale),
    deadline: toDeadlineView(context, deadline),
    state: getTenderState(tender, context.today),
  };
}

export const tenderPlanners = {
  tenders: (context: RenderContext): DefinedPage<'tender-list', TenderListBody>[] => [
    defineSectionPage(context, 'tenders', (section) => {
      const { entries, elsewhere } = listEntries(context, 'tender');
      const cards = entries.sort(compareOpenFirst(context.today)).map((tender) => toTenderCard(context, tender));
      const isOpen = ({ state }: TenderCard) => state === 'open';
      return { section, open: cards.filter(isOpen), closed: cards.filter((card) => !isOpen(card)), elsewhere };
    }),
  ],
  tender: (context: RenderContext): DefinedPage<'tender', TenderBody>[] =>
    defineDetailPages(context, 'tender', 'tender', (here, tender, foreign) => ({
      title: tender.title,
      description: [[tender.number, tender.title].filter(Boolean).join(', '), () => extractParagraphs(tender.subject)],
      trail: [getSectionCrumb(here, 'tenders')],
      body: () => ({
        lang: foreign,
        tender: {
          ...toTenderCard(here, tender),
          subject: toRichTextView(here, tender.subject, { lang: foreign }),
          result: tender.result,
          files: toAttachmentViews(tender.files, here.locale),
        },
      }),
    })),
};
