import { locales } from '@ochiq/contract/locales';

import { element, xmlText } from '../xml/xml.ts';
import type { Feed, FeedItem } from './feed.ts';
import { feedTypes } from './feed-place.ts';

const optional = (name: string, text: string | null) => (text ? element(name, {}, [text]) : null);

function entryOf({ id, title, url, summary, published, updated }: FeedItem, hreflang: string) {
  return element('entry', {}, [
    element('id', {}, [id]),
    element('title', {}, [title]),
    element('link', { rel: 'alternate', type: 'text/html', hreflang, href: url }),
    optional('published', published),
    element('updated', {}, [updated]),
    optional('summary', summary),
  ]);
}

/**
 * Serializes a feed as Atom (RFC 4287).
 * @param self its own absolute address
 */
export function atomText({ id, locale, title, subtitle, home, author, updated, items }: Feed, self: string): string {
  const { tag } = locales[locale];
  return xmlText(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': tag }, [
      element('id', {}, [id]),
      element('title', {}, [title]),
      optional('subtitle', subtitle),
      element('link', { rel: 'self', type: feedTypes.atom, href: self }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: tag, href: home }),
      element('author', {}, [element('name', {}, [author])]),
      element('updated', {}, [updated]),
      ...items.map((item) => entryOf(item, tag)),
    ]),
  );
}
