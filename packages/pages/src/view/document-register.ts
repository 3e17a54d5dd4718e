import { documentKinds, legalStatuses, type DocumentKind, type LegalStatus } from '@ochiq/contract/content/document';
import type { Entry } from '@ochiq/contract/content-types';
import { pathFor } from '@ochiq/contract/path-for';

import { newestFirst } from '../format/order.ts';
import { theList, type Reading } from '../reading.ts';
import { documentCard, type DocumentCard } from './document.ts';

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
const longest = 200;

const yearOf = ({ adoptedOn }: Entry<'document'>) => adoptedOn?.slice(0, 4) ?? null;

const valueOf = {
  kind: ({ kind }) => kind,
  year: yearOf,
  status: ({ legalStatus }) => legalStatus,
} as const satisfies Record<DocumentFacet, (document: Entry<'document'>) => string | null>;

export const isPartOf =
  ({ facet, value }: DocumentPart) =>
  (document: Entry<'document'>): boolean =>
    valueOf[facet](document) === value;

/** Kinds that have a page with a text of their own. */
const kindPages = { decision: 'decisions', constitution: 'constitution' } as const satisfies Partial<Record<DocumentKind, string>>;
const hasOwnPage = (kind: string): kind is keyof typeof kindPages => kind in kindPages;

function pathOf({ form }: Reading, { facet, value }: DocumentPart): string {
  if (facet === 'year') return pathFor('documents-year', form, { year: value });
  if (facet === 'status') return pathFor('documents-status', form, { status: value });
  return hasOwnPage(value) ? pathFor(kindPages[value], form, {}) : pathFor('documents-kind', form, { kind: value });
}

const yearsOf = (entries: readonly Entry<'document'>[]) =>
  [...new Set(entries.map(yearOf))].flatMap((year) => year ?? []).sort((a, b) => b.localeCompare(a, 'en'));

/** Lists the parts of the register that have documents in the reader's language and no page under another name. */
export function documentParts(reading: Reading): DocumentPart[] {
  const { entries } = theList(reading, 'document');
  const parts: DocumentPart[] = [
    ...documentKinds.filter((kind) => !hasOwnPage(kind)).map((value) => ({ facet: 'kind', value }) as const),
    ...yearsOf(entries).map((value) => ({ facet: 'year', value }) as const),
    ...legalStatuses.map((value) => ({ facet: 'status', value }) as const),
  ];
  return parts.filter((part) => entries.some(isPartOf(part)));
}

function facetsOf(reading: Reading, shown: readonly Entry<'document'>[], current: DocumentPart | null): DocumentFacets {
  const { entries } = theList(reading, 'document');
  const linksOf = <P extends DocumentPart>(facet: P['facet'], values: readonly P['value'][]) =>
    values.flatMap((value): FacetLink<P['value']>[] => {
      const part = { facet, value } as DocumentPart;
      const count = entries.filter(isPartOf(part)).length;
      if (count === 0) return [];
      const whole = shown.filter(isPartOf(part)).length === count;
      return [{ value, path: pathOf(reading, part), count, current: current?.facet === facet && current.value === value, whole }];
    });
  return {
    kind: linksOf<Extract<DocumentPart, { facet: 'kind' }>>('kind', documentKinds),
    year: linksOf<Extract<DocumentPart, { facet: 'year' }>>('year', yearsOf(entries)),
    status: linksOf<Extract<DocumentPart, { facet: 'status' }>>('status', legalStatuses),
  };
}

type YearOfEntries = { year: string | null; entries: Entry<'document'>[] };

/** Groups documents by year, the newest first; undated ones come last. */
function byYear(entries: readonly Entry<'document'>[]): YearOfEntries[] {
  const years = new Map<string | null, Entry<'document'>[]>();
  for (const entry of entries.toSorted(newestFirst(({ adoptedOn }) => adoptedOn ?? '')))
    years.set(yearOf(entry), [...(years.get(yearOf(entry)) ?? []), entry]);
  return [...years].map(([year, inYear]) => ({ year, entries: inYear }));
}

/**
 * Limits the years to full ones from the newest on, within the maximum number of rows; undated drafts are always
 * included.
 */
function withinLimit(years: readonly YearOfEntries[]): YearOfEntries[] {
  let rows = 0;
  return years.filter(({ year, entries }, index) => {
    rows += entries.length;
    return index === 0 || year === null || rows <= longest;
  });
}

/** Builds the register, or a part of it, with links to the other parts. */
export function documentRegister(reading: Reading, part: DocumentPart | null): DocumentRegister & { elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'document', part ? isPartOf(part) : undefined);
  const all = byYear(entries);
  const shown = withinLimit(all);
  return {
    part,
    years: shown.map(({ year, entries: inYear }) => ({ year, documents: inYear.map((document) => documentCard(reading, document)) })),
    older: all.flatMap((group) =>
      group.year === null || shown.includes(group)
        ? []
        : [{ year: group.year, path: pathOf(reading, { facet: 'year', value: group.year }) }],
    ),
    facets: facetsOf(
      reading,
      shown.flatMap((group) => group.entries),
      part,
    ),
    elsewhere,
  };
}
