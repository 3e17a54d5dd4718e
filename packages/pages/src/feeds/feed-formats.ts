import { locales, type Locale } from '@ochiq/contract/routing/locales';

import { feedTypes, type FeedName, type pageFeed } from './feed-place.ts';
import { createXmlElement, serializeXml } from '../xml/xml.ts';

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
  name: FeedName | typeof pageFeed;
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
export function serializeAtom({ id, locale, title, subtitle, home, author, updated, items }: Feed, self: string): string {
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
