import { documentKinds, legalStatuses, type DocumentKind, type LegalStatus } from '@ochiq/contract/content/document';
import type { Entry } from '@ochiq/contract/content-types';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { Localized } from '@ochiq/contract/routing/locales';

import { compareByNewest } from '../format/order.ts';
import { listEntries, type RenderContext } from '../render-context.ts';
import { toDocumentCard, type DocumentCard } from './document.ts';

/** A filter of the register. */
export type DocumentPart =
  | { facet: 'kind'; value: DocumentKind }
  | { facet: 'year'; value: string }
  | { facet: 'status'; value: LegalStatus };
export type DocumentFacet = DocumentPart['facet'];

type FacetLink<V extends string> = {
  value: V;
  path: string;
  /** The number of its documents in the reader's language. */
  count: number;
  /** Whether it links to the current page. */
  current: boolean;
  /** Whether all its documents are among the rows of this page. */
  whole: boolean;
};
export type DocumentFacets = { [P in DocumentPart as P['facet']]: FacetLink<P['value']>[] };

export type DocumentYear = {
  /** `null` for what has no date yet: drafts. */
  year: string | null;
  documents: DocumentCard[];
};

export type DocumentRegister = {
  part: DocumentPart | null;
  years: DocumentYear[];
  /** Years that have only pages of their own, so that this one does not grow without bound. */
  older: { year: string; path: string }[];
  facets: DocumentFacets;
};

/** The maximum number of rows of a page, unless one year alone has more. */
const maxRows = 200;

const getYear = ({ adoptedOn }: Entry<'document'>) => adoptedOn?.slice(0, 4) ?? null;

const facetValues = {
  kind: ({ kind }) => kind,
  year: getYear,
  status: ({ legalStatus }) => legalStatus,
} as const satisfies Record<DocumentFacet, (document: Entry<'document'>) => string | null>;

export const isInPart =
  ({ facet, value }: DocumentPart) =>
  (document: Entry<'document'>): boolean =>
    facetValues[facet](document) === value;

/** Kinds that have a page with a text of their own. */
const kindPages = { decision: 'decisions', constitution: 'constitution' } as const satisfies Partial<Record<DocumentKind, string>>;
const hasOwnPage = (kind: string): kind is keyof typeof kindPages => kind in kindPages;

function getPartPath({ form }: RenderContext, { facet, value }: DocumentPart): string {
  if (facet === 'year') return pathFor('documents-year', form, { year: value });
  if (facet === 'status') return pathFor('documents-status', form, { status: value });
  return hasOwnPage(value) ? pathFor(kindPages[value], form, {}) : pathFor('documents-kind', form, { kind: value });
}

const listYears = (entries: readonly Entry<'document'>[]) =>
  [...new Set(entries.map(getYear))].flatMap((year) => year ?? []).sort((a, b) => b.localeCompare(a, 'en'));

/** Lists the parts of the register that have documents in the reader's language and no page under another name. */
export function listDocumentParts(context: RenderContext): DocumentPart[] {
  const { entries } = listEntries(context, 'document');
  const parts: DocumentPart[] = [
    ...documentKinds.filter((kind) => !hasOwnPage(kind)).map((value) => ({ facet: 'kind', value }) as const),
    ...listYears(entries).map((value) => ({ facet: 'year', value }) as const),
    ...legalStatuses.map((value) => ({ facet: 'status', value }) as const),
  ];
  return parts.filter((part) => entries.some(isInPart(part)));
}

function buildFacets(context: RenderContext, shown: readonly Entry<'document'>[], current: DocumentPart | null): DocumentFacets {
  const { entries } = listEntries(context, 'document');
  const buildFacetLinks = <P extends DocumentPart>(facet: P['facet'], values: readonly P['value'][]) =>
    values.flatMap((value): FacetLink<P['value']>[] => {
      const part = { facet, value } as DocumentPart;
      const count = entries.filter(isInPart(part)).length;
      if (count === 0) return [];
      const isComplete = shown.filter(isInPart(part)).length === count;
      return [
        { value, path: getPartPath(context, part), count, current: current?.facet === facet && current.value === value, whole: isComplete },
      ];
    });
  return {
    kind: buildFacetLinks<Extract<DocumentPart, { facet: 'kind' }>>('kind', documentKinds),
    year: buildFacetLinks<Extract<DocumentPart, { facet: 'year' }>>('year', listYears(entries)),
    status: buildFacetLinks<Extract<DocumentPart, { facet: 'status' }>>('status', legalStatuses),
  };
}

type YearGroup = { year: string | null; entries: Entry<'document'>[] };

/** Groups documents by year, the newest first; undated ones come last. */
function groupByYear(entries: readonly Entry<'document'>[]): YearGroup[] {
  const years = new Map<string | null, Entry<'document'>[]>();
  for (const entry of entries.toSorted(compareByNewest(({ adoptedOn }) => adoptedOn ?? '')))
    years.set(getYear(entry), [...(years.get(getYear(entry)) ?? []), entry]);
  return [...years].map(([year, inYear]) => ({ year, entries: inYear }));
}

/**
 * Limits the years to full ones from the newest on, within the maximum number of rows; undated drafts are always
 * included.
 */
function limitYears(years: readonly YearGroup[]): YearGroup[] {
  let rows = 0;
  return years.filter(({ year, entries }, index) => {
    rows += entries.length;
    return index === 0 || year === null || rows <= maxRows;
  });
}

/** Builds the register, or a part of it, with links to the other parts. */
export function buildDocumentRegister(context: RenderContext, part: DocumentPart | null): DocumentRegister & { elsewhere: number } {
  const { entries, elsewhere } = listEntries(context, 'document', part ? isInPart(part) : undefined);
  const all = groupByYear(entries);
  const shown = limitYears(all);
  return {
    part,
    years: shown.map(({ year, entries: inYear }) => ({ year, documents: inYear.map((document) => toDocumentCard(context, document)) })),
    older: all.flatMap((group) =>
      group.year === null || shown.includes(group)
        ? []
        : [{ year: group.year, path: getPartPath(context, { facet: 'year', value: group.year }) }],
    ),
    facets: buildFacets(
      context,
      shown.flatMap((group) => group.entries),
      part,
    ),
    elsewhere,
  };
}

const kinds: Readonly<Record<DocumentKind, Localized<string>>> = {
  'presidential-decree': { uz: 'Prezident hujjatlari', ru: 'Документы Президента', en: 'Documents of the President' },
  'cabinet-document': {
    uz: 'Vazirlar Mahkamasi hujjatlari',
    ru: 'Документы Кабинета Министров',
    en: 'Documents of the Cabinet of Ministers',
  },
  constitution: { uz: 'Konstitutsiya', ru: 'Конституция', en: 'Constitution' },
  decision: { uz: 'Qarorlar', ru: 'Решения', en: 'Decisions' },
  law: { uz: 'Qonunlar', ru: 'Законы', en: 'Laws' },
  order: { uz: 'Buyruqlar', ru: 'Приказы', en: 'Orders' },
  internal: { uz: 'Ichki hujjatlar', ru: 'Внутренние документы', en: 'Internal documents' },
  'draft-act': { uz: 'Hujjat loyihalari', ru: 'Проекты актов', en: 'Draft acts' },
};

const statuses: Readonly<Record<LegalStatus, Localized<string>>> = {
  'in-force': { uz: 'Amaldagi hujjatlar', ru: 'Действующие документы', en: 'Documents in force' },
  'lost-force': { uz: 'Oʻz kuchini yoʻqotgan hujjatlar', ru: 'Документы, утратившие силу', en: 'Documents no longer in force' },
  draft: { uz: 'Loyihalar', ru: 'Проекты', en: 'Drafts' },
};

/** Returns the title of a part of the register, as search engines show it. */
export function getPartTitle(part: DocumentPart): Localized<string> {
  switch (part.facet) {
    case 'kind':
      return kinds[part.value];
    case 'status':
      return statuses[part.value];
    case 'year':
      return { uz: `${part.value}-yil hujjatlari`, ru: `Документы ${part.value} года`, en: `Documents of ${part.value}` };
  }
}
