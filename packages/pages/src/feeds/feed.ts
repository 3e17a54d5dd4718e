import type { Locale } from '@ochiq/contract/locales';

import type { FeedName } from './feed-place.ts';

/** Something new in a list. */
export type FeedItem = {
  /** Stays the same whatever becomes of its title and address. */
  id: string;
  title: string;
  url: string;
  summary: string | null;
  /** All its words, a paragraph a line; empty where there are none. */
  text: string;
  /** The midnight in Tashkent with which its day began; `null` where it has none. RFC 3339. */
  published: string | null;
  /** The instant its content was last changed. */
  updated: string;
};

/** A list that can be followed, whatever format it is written in. Addresses are full ones. */
export type Feed = {
  name: FeedName;
  id: string;
  locale: Locale;
  title: string;
  subtitle: string | null;
  /** The list on the site. */
  home: string;
  author: string;
  updated: string;
  /** The newest first. */
  items: FeedItem[];
};
