/** The types of search hits that readers filter by, the most frequently searched first. */
export const searchTypes = [
  'page',
  'service',
  'document',
  'question',
  'person',
  'unit',
  'news',
  'announcement',
  'press-conference',
  'dataset',
  'project',
  'vacancy',
  'tender',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** A query is at most this long, in UTF-16 units after trimming. */
export const searchQueryMax = 200;
/** Fewer characters are not worth a suggestion. */
export const suggestionMin = 2;
