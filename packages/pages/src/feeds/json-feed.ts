import { locales } from '@ochiq/contract/routing/locales';

import type { Feed, FeedItem } from './feed.ts';

function toJsonItem({ id, title, url, summary, text, published, updated }: FeedItem) {
  return {
    id,
    url,
    title,
    // An item without content is not allowed: its title is the minimum.
    content_text: text || summary || title,
    ...(summary !== null && { summary }),
    ...(published !== null && { date_published: published }),
    date_modified: updated,
  };
}

/**
 * Serializes a feed as JSON Feed 1.1 (jsonfeed.org).
 * @param self its own absolute address
 */
export function serializeJsonFeed({ locale, title, subtitle, home, author, items }: Feed, self: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    ...(subtitle !== null && { description: subtitle }),
    authors: [{ name: author }],
    language: locales[locale].tag,
    items: items.map(toJsonItem),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
