import { documentKinds, type DocumentKind } from '@ochiq/contract/content/document';
import type { Locale } from '@ochiq/contract/locales';

import { newestFirst } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import { documentCard, type DocumentCard } from '../view/document.ts';
import { anyLink, type AnyLinkView } from '../view/link.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';

export type DocumentListBody = { section: SectionView; documents: DocumentCard[]; elsewhere: number };

export type DocumentBody = {
  lang: Locale | null;
  document: DocumentCard;
  body: RichTextView | null;
  official: AnyLinkView | null;
  discussion: AnyLinkView | null;
};

/** The documents of some kinds in the reader's language, the newest first, undated ones last. */
export function documentsInOrder(
  reading: Reading,
  kinds: readonly DocumentKind[] = documentKinds,
): { items: DocumentCard[]; elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'document', ({ kind }) => kinds.includes(kind));
  return {
    items: entries.sort(newestFirst(({ adoptedOn }) => adoptedOn ?? '')).map((document) => documentCard(reading, document)),
    elsewhere,
  };
}

function planList(route: 'documents' | 'decisions' | 'constitution', kinds?: readonly DocumentKind[]) {
  return (reading: Reading): PlannedPage[] => [
    planSection(reading, route, (section) => {
      const { items, elsewhere } = documentsInOrder(reading, kinds);
      return { section, documents: items, elsewhere };
    }),
  ];
}

export const documentPlanners = {
  documents: planList('documents'),
  decisions: planList('decisions', ['decision']),
  constitution: planList('constitution', ['constitution']),
  document: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'document', 'document', (here, document, foreign) => ({
      title: document.title,
      description: [document.number, document.issuer].filter(Boolean).join(', ') || null,
      trail: [crumbOf(here, 'documents')],
      body: () => ({
        lang: foreign,
        document: documentCard(here, document),
        body: richTextView(here, document.body),
        official: document.officialUrl === null ? null : anyLink(here, document.officialUrl, document.officialUrl),
        discussion: document.discussionUrl === null ? null : anyLink(here, document.discussionUrl, document.discussionUrl),
      }),
    })),
};
