import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { markedText } from '@ochiq/contract/search/search';
import { searchQueryMax } from '@ochiq/contract/search/search-terms';
import * as z from 'zod';

import { entryStates } from '../list-details/list-details';

/**
 * The types that the panel searches, those that editors look for most often first. What citizens wrote is none of them:
 * neither what they send, nor the comments and reviews that are published with their names.
 */
const searchedTypes = {
  news: true,
  announcement: true,
  document: true,
  page: true,
  person: true,
  unit: true,
  service: true,
  vacancy: true,
  tender: true,
  project: true,
  dataset: true,
  'press-conference': true,
  faq: true,
  'section-page': true,
  home: true,
  site: true,
  navigation: true,
  alert: true,
  tag: true,
  category: true,
  redirect: true,
  'appeal-statistic': true,
  'news-comment': false,
  testimonial: false,
} as const satisfies Record<ContentTypeName, boolean>;

const listSearched = () => (Object.keys(searchedTypes) as ContentTypeName[]).filter((name) => searchedTypes[name]);
export const searchedTypeNames: readonly ContentTypeName[] = listSearched();

/** A request of the search; what is typed is in the body, since addresses get into logs. */
export const panelSearchRequest = z.strictObject({ q: z.string().trim().min(1).max(searchQueryMax) });

const type = z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]);
const locale = z.enum(localeCodes);

const entryHit = z.object({
  document: z.string(),
  locale,
  /** Empty for the only entry of a type. */
  title: markedText,
  state: z.enum(entryStates),
  /** The passage with the match; empty where there is none that the user may read. */
  excerpt: markedText,
});
export type EntryHit = z.output<typeof entryHit>;

const entryGroup = z.object({ type, hits: z.array(entryHit) });
export type EntryGroup = z.output<typeof entryGroup>;

const fileHit = z.object({ id: z.int(), name: z.string(), title: markedText, excerpt: markedText });
export type FileHit = z.output<typeof fileHit>;

export const panelSearchResponse = z.object({
  /** Whether the CMS is still reading its entries, after a start: then nothing is listed. */
  isReading: z.boolean(),
  /** What was searched for instead of what was typed, where that was misspelled. */
  repaired: z.string().nullable(),
  groups: z.array(entryGroup),
  files: z.array(fileHit),
});
export type PanelSearchResponse = z.output<typeof panelSearchResponse>;

const place = z.object({ type, locale });

/** What the search shows before anything is typed, and what it can be asked to do. */
export const searchStartResponse = z.object({
  /** What the user saved or published last. */
  recent: z.array(z.object({ type, document: z.string(), locale, title: z.string(), at: z.iso.datetime() })),
  /** The types of which the user may create entries, and may open the list; each in a language in which they may. */
  creatable: z.array(place),
  listed: z.array(place),
  mayDelete: z.boolean(),
  hasFiles: z.boolean(),
});
export type SearchStartResponse = z.output<typeof searchStartResponse>;

/** The panel's endpoints. */
export const panelSearchPaths = { search: '/admin/panel-search', start: '/admin/panel-search/start' } as const;
