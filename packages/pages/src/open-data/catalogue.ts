import type { Periodicity, Theme } from '@ochiq/contract/content/dataset';
import type { resourceFormats } from '@ochiq/contract/part/resource';
import type { Locale } from '@ochiq/contract/locales';

/** A text in a language that it exists in. */
export type InLanguage = { locale: Locale; text: string };

/** How often data are renewed; `continuous` is at once, with every change of the content. */
export type Frequency = Periodicity | 'continuous';

/** A file of a dataset. */
export type Distribution = {
  /** Its full address, and no other file's. */
  url: string;
  titles: readonly InLanguage[];
  /** What it holds; none where it was not read. */
  descriptions: readonly InLanguage[];
  /** Whether the site itself keeps it. */
  isOwn: boolean;
  format: (typeof resourceFormats)[number];
  bytes: number | null;
  /** The languages whose pages offer it. */
  locales: readonly Locale[];
  /** The full address of what its columns are. */
  schema: string | null;
};

/** A dataset, whatever vocabulary it is told in. */
export type CatalogueDataset = {
  /** Stays the same whatever becomes of its title and address: `dataset-<document id>`, `register-<name>`. */
  id: string;
  titles: readonly InLanguage[];
  descriptions: readonly InLanguage[];
  /** The full address of its page. */
  page: string;
  licences: readonly InLanguage[];
  /** The full address of the licence's text. */
  licenceUrl: string | null;
  frequency: Frequency;
  /** A day, or an instant. */
  modified: string;
  theme: Theme | null;
  /** Words that people look for it by. */
  keywords: readonly InLanguage[];
  /** The first and the last day that the data tell of. */
  covers: { from: string | null; to: string | null };
  distributions: readonly Distribution[];
};

/** All that the institution publishes as data. */
export type Catalogue = {
  /** The full address of the list of datasets. */
  page: string;
  titles: readonly InLanguage[];
  descriptions: readonly InLanguage[];
  publishers: readonly InLanguage[];
  home: string;
  email: string;
  modified: string;
  datasets: readonly CatalogueDataset[];
};
