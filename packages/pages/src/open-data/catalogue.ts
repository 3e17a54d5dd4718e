import type { Periodicity, Theme } from '@ochiq/contract/content/dataset';
import type { resourceFormats } from '@ochiq/contract/part/resource';
import type { Locale } from '@ochiq/contract/routing/locales';

/** A text in one of its languages. */
export type TranslatedText = { locale: Locale; text: string };

/** How often data are updated; `continuous` is immediately, with every change of the content. */
export type Frequency = Periodicity | 'continuous';

/** A file of a dataset. */
export type Distribution = {
  /** Its absolute address, unique among files. */
  url: string;
  titles: readonly TranslatedText[];
  /** Descriptions of its content; none where it was not read. */
  descriptions: readonly TranslatedText[];
  /** Whether the site itself stores it. */
  isOwn: boolean;
  format: (typeof resourceFormats)[number];
  bytes: number | null;
  /** The languages whose pages offer it. */
  locales: readonly Locale[];
  /** The absolute address of the description of its columns. */
  schema: string | null;
};

/** A dataset, independent of the vocabulary it is serialized in. */
export type CatalogueDataset = {
  /** Stays the same when its title and address change: `dataset-<document id>`, `register-<name>`. */
  id: string;
  titles: readonly TranslatedText[];
  descriptions: readonly TranslatedText[];
  /** The absolute address of its page. */
  page: string;
  licences: readonly TranslatedText[];
  /** The absolute address of the licence's text. */
  licenceUrl: string | null;
  frequency: Frequency;
  /** A day, or an instant. */
  modified: string;
  theme: Theme | null;
  /** Keywords that people search for. */
  keywords: readonly TranslatedText[];
  /** The first and the last day that the data cover. */
  covers: { from: string | null; to: string | null };
  distributions: readonly Distribution[];
};

/** The catalogue of all data that the institution publishes. */
export type Catalogue = {
  /** The absolute address of the list of datasets. */
  page: string;
  titles: readonly TranslatedText[];
  descriptions: readonly TranslatedText[];
  publishers: readonly TranslatedText[];
  home: string;
  email: string;
  modified: string;
  datasets: readonly CatalogueDataset[];
};

/** The media types of data formats. */
export const mediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  geojson: 'application/geo+json',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const satisfies Record<(typeof resourceFormats)[number], string>;

/** Parses comma-separated keywords; each is listed once. */
export const parseKeywords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;]/u)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
