import type { Locale } from '@ochiq/contract/routing/locales';

import type { FeedName } from './feed-place.ts';

/** An item of a feed. */
export type FeedItem = {
  /** Stays the same when its title and address change. */
  id: string;
  title: string;
  url: string;
  summary: string | null;
  /** Its full text, one paragraph per line; empty where there is none. */
  text: string;
  /** The midnight in Tashkent at which its day began; `null` where it has none. RFC 3339. */
  published: string | null;
  /** The instant its content was last changed. */
  updated: string;
};

/** A feed, in whatever format it is serialized. Addresses are absolute. */
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
