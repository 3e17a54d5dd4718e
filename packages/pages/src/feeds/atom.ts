import { locales } from '@ochiq/contract/routing/locales';

import { createXmlElement, serializeXml } from '../xml/xml.ts';
import type { Feed, FeedItem } from './feed.ts';
import { feedTypes } from './feed-place.ts';

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
