import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { inLocale } from '../content.ts';
import { newestFirst } from '../format/order.ts';
import { planPage, type PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import { documentCard, type DocumentCard } from '../view/document.ts';
import { documentParts, documentRegister, isPartOf, type DocumentPart, type DocumentRegister } from '../view/document-register.ts';
import { anyLink, type AnyLinkView } from '../view/link.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import { partWords } from '../view/part-words.ts';
import { sectionView, theSection, type SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';
import { paragraphsOf } from '../view/plain-text.ts';

export type DocumentListBody = DocumentRegister & {
  section: SectionView;
  elsewhere: number;
  /** The path of the complete register, where this is a part of it. */
  all: string | null;
};

export type DocumentBody = {
  lang: Locale | null;
  document: DocumentCard;
  body: RichTextView | null;
  official: AnyLinkView | null;
  discussion: AnyLinkView | null;
};

/** Lists the documents in the reader's language, the newest first, undated ones last. */
export function documentsInOrder(reading: Reading): { items: DocumentCard[]; elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'document');
  return {
    items: entries.sort(newestFirst(({ adoptedOn }) => adoptedOn ?? '')).map((document) => documentCard(reading, document)),
    elsewhere,
  };
}

function listBody(reading: Reading, section: SectionView, part: DocumentPart | null): DocumentListBody {
  return { section, ...documentRegister(reading, part), all: part && pathFor('documents', reading.form, {}) };
}

function planList(route: 'documents' | 'decisions' | 'constitution', part: DocumentPart | null) {
  return (reading: Reading): PlannedPage[] => [planSection(reading, route, (section) => listBody(reading, section, part))];
}

const partRoutes = { kind: 'documents-kind', year: 'documents-year', status: 'documents-status' } as const;

/** Describes a part of the register by its title and newest documents, which is unique among the parts. */
function descriptionOf(reading: Reading, part: DocumentPart): string {
  const { entries } = theList(reading, 'document', isPartOf(part));
  const titles = entries.sort(newestFirst(({ adoptedOn }) => adoptedOn ?? '')).map(({ title }) => title);
  return `${partWords(part)[reading.locale]}: ${titles.join('; ')}`;
}

/**
 * Plans the page of a part of the register, so that filters work without a script. A part with a single document is not
 * indexed: it says nothing that the document does not.
 */
function planPart(reading: Reading, part: DocumentPart): PlannedPage {
  const { facet, value } = part;
  const route = partRoutes[facet];
  const params = { [facet]: value } as never;
  return planPage(reading, route, params, () => {
    const section = theSection(reading, 'documents');
    const countIn = (locale: Locale) => inLocale(reading.content, 'document', locale, isPartOf(part)).entries.length;
    const index = countIn(reading.locale) > 1;
    return {
      title: '',
      description: descriptionOf(reading, part),
      paths: perLocale((locale) => (countIn(locale) > 0 ? pathFor(route, locale, params) : pathFor('documents', locale, {}))),
      translated: index ? localeCodes.filter((locale) => countIn(locale) > 1) : [],
      index,
      trail: [crumbOf(reading, 'documents')],
      body: () => listBody(reading, { ...sectionView(reading, section), blocks: [] }, part),
    };
  });
}

const planParts =
  (facet: DocumentPart['facet']) =>
  (reading: Reading): PlannedPage[] =>
    documentParts(reading)
      .filter((part) => part.facet === facet)
      .map((part) => planPart(reading, part));

export const documentPlanners = {
  documents: planList('documents', null),
  'documents-kind': planParts('kind'),
  'documents-year': planParts('year'),
  'documents-status': planParts('status'),
  decisions: planList('decisions', { facet: 'kind', value: 'decision' }),
  constitution: planList('constitution', { facet: 'kind', value: 'constitution' }),
  document: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'document', 'document', (here, document, foreign) => ({
      title: document.title,
      description: [[document.number, document.issuer, document.title].filter(Boolean).join(', '), ...paragraphsOf(document.body)],
      trail: [crumbOf(here, 'documents')],
      sectioned: true,
      body: () => ({
        lang: foreign,
        document: documentCard(here, document),
        body: richTextView(here, document.body),
        official: document.officialUrl === null ? null : anyLink(here, document.officialUrl, document.officialUrl),
        discussion: document.discussionUrl === null ? null : anyLink(here, document.discussionUrl, document.discussionUrl),
      }),
    })),
};
