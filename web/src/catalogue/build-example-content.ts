import { contentTypeNames, contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';
import type { RawEntry } from '@ochiq/pages/content/parse-content';

export type ExampleFile = Readonly<Record<string, Partial<Record<Locale, Record<string, unknown>>>>>;

/** `full`: everything there is; `bare`: no optional fields; `empty`: nothing is published except the site itself. */
export const exampleSets = ['full', 'bare', 'empty'] as const;
export type ExampleSet = (typeof exampleSets)[number];

/** Reads the examples of a content type. */
export type ReadExamples = (type: ContentTypeName) => ExampleFile;

function isInSet(set: ExampleSet, type: ContentTypeName, documentId: string): boolean {
  if (type === 'navigation') return true;
  if (contentTypes[type].kind === 'single') return documentId.endsWith(set === 'bare' ? '-bare' : '-full');
  if (set === 'bare') return documentId.endsWith('-bare') || type === 'category';
  return set === 'full';
}

function sectionPages(known: ReadonlySet<unknown>): RawEntry[] {
  return sectionKeys
    .filter((key) => !known.has(key))
    .flatMap((key) =>
      localeCodes.map((locale): RawEntry => ({
        type: 'section-page',
        value: {
          documentId: `section-page-${key}`,
          locale,
          updatedAt: '2026-11-18T06:20:00.000Z',
          key,
          title: `Section ${key}`,
          lead: null,
          blocks: [],
          relatedNews: [],
          relatedDocuments: [],
        },
      })),
    );
}

/** Creates enough news for a list of several pages. */
function createNewsList(examples: ExampleFile): RawEntry[] {
  const version = examples['news-bare'];
  return Array.from({ length: 16 }, (_, index) => String(index + 10)).flatMap((number) =>
    localeCodes.map((locale): RawEntry => ({
      type: 'news',
      value: { ...version?.[locale], documentId: `news-${number}`, slug: `news-${number}`, date: `2024-03-${number}` },
    })),
  );
}

/** Returns the contract's examples as the CMS would send them, with a section page for every key. */
export function buildExampleContent(set: ExampleSet, readExamples: ReadExamples): RawEntry[] {
  const entries = contentTypeNames.flatMap((type) =>
    Object.entries(readExamples(type))
      .filter(([documentId]) => isInSet(set, type, documentId))
      .flatMap(([, versions]) => Object.values(versions).map((value): RawEntry & { value: Record<string, unknown> } => ({ type, value }))),
  );
  const known = new Set(entries.filter(({ type }) => type === 'section-page').map(({ value }) => value['key']));
  return [...entries, ...sectionPages(known), ...(set === 'full' ? createNewsList(readExamples('news')) : [])];
}
