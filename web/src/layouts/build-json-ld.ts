import type { Thing } from '@ochiq/pages/structured-data/thing';

/** Properties whose value is an address. */
const addresses: readonly string[] = ['@id', 'url', 'item', 'logo', 'image', 'contentUrl', 'license', 'mainEntityOfPage', 'serviceUrl'];

/** Characters that would end the script element, or be taken for a character reference there. */
const dangerous = /[<>&\u2028\u2029]/gu;
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Builds the text of a page's `application/ld+json` script: all its things in one graph, with absolute addresses.
 * @param siteUrl the site's public address, without a trailing slash
 */
export function buildJsonLd(things: readonly Thing[], siteUrl: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph, (key, value: unknown) => {
    if (value === null) return undefined;
    return typeof value === 'string' && value.startsWith('/') && addresses.includes(key) ? siteUrl + value : value;
  });
  return text.replace(dangerous, escapeCharacter);
}
