import { locales } from '@ochiq/contract/routing/locales';

import { toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { buildFeeds } from './build-feed.ts';
import { getFeedPath, feedTypes } from './feed-place.ts';
import type { Feed, FeedItem } from './feed.ts';
import { createXmlElement, serializeXml } from '../xml/xml.ts';

const optionalElement = (name: string, text: string | null) => (text ? createXmlElement(name, {}, [text]) : null);

function toAtomEntry({ id, title, url, summary, published, updated }: FeedItem, hreflang: string) {
  return createXmlElement('entry', {}, [
    createXmlElement('id', {}, [id]),
    createXmlElement('title', {}, [title]),
    createXmlElement('link', { rel: 'alternate', type: 'text/html', hreflang, href: url }),
    optionalElement('published', published),
    createXmlElement('updated', {}, [updated]),
    optionalElement('summary', summary),
  ]);
}

/**
 * Serializes a feed as Atom (RFC 4287).
 * @param self its own absolute address
 */
function serializeAtom({ id, locale, title, subtitle, home, author, updated, items }: Feed, self: string): string {
  const { tag } = locales[locale];
  return serializeXml(
    createXmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': tag }, [
      createXmlElement('id', {}, [id]),
      createXmlElement('title', {}, [title]),
      optionalElement('subtitle', subtitle),
      createXmlElement('link', { rel: 'self', type: feedTypes.atom, href: self }),
      createXmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: tag, href: home }),
      createXmlElement('author', {}, [createXmlElement('name', {}, [author])]),
      createXmlElement('updated', {}, [updated]),
      ...items.map((item) => toAtomEntry(item, tag)),
    ]),
  );
}

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
function serializeJsonFeed({ locale, title, subtitle, home, author, items }: Feed, self: string): string {
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

/** Builds every feed in both formats. */
export function buildFeedFiles(fileContext: SiteFileContext): GeneratedFile[] {
  return buildFeeds(fileContext).flatMap((feed) => {
    const [atom, json] = [getFeedPath(feed.name, feed.locale, 'atom'), getFeedPath(feed.name, feed.locale, 'json')];
    return [
      { to: atom, text: serializeAtom(feed, toAbsoluteUrl(fileContext, atom)) },
      { to: json, text: serializeJsonFeed(feed, toAbsoluteUrl(fileContext, json)) },
    ];
  });
}
