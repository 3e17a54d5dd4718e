import { feedFormats, getFeedName, getFeedPath, feedTypes } from '@ochiq/pages/feeds/feed-place';
import type { Page } from '@ochiq/pages/page';

/** Renders the `link` tags of the page's feed. */
export function FeedTags({ page, siteUrl }: { page: Page; siteUrl: string }) {
  const { head, locale, route, shell } = page;
  const feed = getFeedName(route);
  if (feed === null) return null;
  const title = head.title === '' ? shell.shortName : head.title;
  return feedFormats.map((format) => (
    <link key={format} rel="alternate" type={feedTypes[format]} title={title} href={siteUrl + getFeedPath(feed, locale, format)} />
  ));
}
