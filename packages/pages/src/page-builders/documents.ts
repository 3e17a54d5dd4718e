import { localeCodes, mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { listEntriesInLocale } from '../content/content.ts';
import { compareByNewest } from '../format/order.ts';
import { definePage, type DefinedPage } from '../define-page.ts';
import { listEntries, type RenderContext } from '../render-context.ts';
import { toDocumentCard, type DocumentCard } from '../view-models/document.ts';
import {
  buildDocumentRegister,
  getPartTitle,
  isInPart,
  listDocumentParts,
  type DocumentPart,
  type DocumentRegister,
} from '../view-models/build-document-register.ts';
import { resolveLink, type AnyLinkView } from '../view-models/link.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import { getSection } from '../view-models/get-section.ts';
import { toPartView, type SectionView } from '../view-models/section.ts';
import { defineDetailPages } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';

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
export function listDocuments(context: RenderContext): { items: DocumentCard[]; elsewhere: number } {
  const { entries, elsewhere } = listEntries(context, 'document');
  return {
    items: entries.sort(compareByNewest(({ adoptedOn }) => adoptedOn ?? '')).map((document) => toDocumentCard(context, document)),
    elsewhere,
  };
}

function buildListBody(context: RenderContext, section: SectionView, part: DocumentPart | null): DocumentListBody {
  return { section, ...buildDocumentRegister(context, part), all: part && pathFor('documents', context.form, {}) };
}

function planList(route: 'documents' | 'decisions' | 'constitution', part: DocumentPart | null) {
  return (context: RenderContext): DefinedPage<'document-list', DocumentListBody>[] => [
    defineSectionPage(context, route, (section) => buildListBody(context, section, part)),
  ];
}

const partRoutes = { kind: 'documents-kind', year: 'documents-year', status: 'documents-status' } as const;

/** Describes a part of the register by its title and newest documents, which is unique among the parts. */
function describePart(context: RenderContext, part: DocumentPart): string {
  const { entries } = listEntries(context, 'document', isInPart(part));
  const titles = entries.sort(compareByNewest(({ adoptedOn }) => adoptedOn ?? '')).map(({ title }) => title);
  return `${getPartTitle(part)[context.locale]}: ${titles.join('; ')}`;
}

/**
 * Plans the page of a part of the register, so that filters work without a script. A part with a single document is not
 * indexed: it says nothing that the document does not.
 */
function planPart(context: RenderContext, part: DocumentPart): DefinedPage<'document-list', DocumentListBody> {
  const { facet, value } = part;
  const route = partRoutes[facet];
  const params = { [facet]: value } as never;
  return definePage(context, route, params, () => {
    const section = getSection(context, 'documents');
    const countEntries = (locale: Locale) => listEntriesInLocale(context.content, 'document', locale, isInPart(part)).entries.length;
    const index = countEntries(context.locale) > 1;
    return {
      title: '',
      description: describePart(context, part),
      paths: mapLocales((locale) => (countEntries(locale) > 0 ? pathFor(route, locale, params) : pathFor('documents', locale, {}))),
      translated: index ? localeCodes.filter((locale) => countEntries(locale) > 1) : [],
      index,
      trail: [getSectionCrumb(context, 'documents')],
      body: () => buildListBody(context, toPartView(section), part),
    };
  });
}

const planParts =
  (facet: DocumentPart['facet']) =>
  (context: RenderContext): DefinedPage<'document-list', DocumentListBody>[] =>
    listDocumentParts(context)
      .filter((part) => part.facet === facet)
      .map((part) => planPart(context, part));

export const documentPlanners = {
  documents: planList('documents', null),
  'documents-kind': planParts('kind'),
  'documents-year': planParts('year'),
  'documents-status': planParts('status'),
  decisions: planList('decisions', { facet: 'kind', value: 'decision' }),
  constitution: planList('constitution', { facet: 'kind', value: 'constitution' }),
  document: (context: RenderContext): DefinedPage<'document', DocumentBody>[] =>
    defineDetailPages(context, 'document', 'document', (here, document, foreign) => ({
      title: document.title,
      description: [[document.number, document.issuer, document.title].filter(Boolean).join(', '), () => extractParagraphs(document.body)],
      trail: [getSectionCrumb(here, 'documents')],
      sectioned: true,
      body: () => ({
        lang: foreign,
        document: toDocumentCard(here, document),
        body: toRichTextView(here, document.body, { lang: foreign }),
        official: document.officialUrl === null ? null : resolveLink(here, document.officialUrl, document.officialUrl),
        discussion: document.discussionUrl === null ? null : resolveLink(here, document.discussionUrl, document.discussionUrl),
      }),
    })),
};
