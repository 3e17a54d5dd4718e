import { localeCodes } from './locales.ts';

/**
 * First segments of paths that are no editor's: folders of files and what the edge answers by itself. Tests of the
 * packages that own them compare.
 */
export const reservedSegments: readonly string[] = [
  ...localeCodes,
  // By name: pages of the browser need no more of the alphabets.
  'uz-cyrl',
  'alert',
  'calendar',
  'cards',
  'data',
  'draft',
  'feeds',
  'forms',
  'health',
  'icons',
  'manifest',
  'media',
  'opensearch',
  'page-data',
  'sign-in',
  'sitemaps',
  'static',
  // Gatsby stores the data of `/` under this name.
  'index',
];

const errorPage = /^error-\d+$/u;

/** Returns whether no page may be at or below a first segment. */
export const isReservedSegment = (segment: string): boolean => reservedSegments.includes(segment) || errorPage.test(segment);
