import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getBrowserSuggestionsPath } from '@ochiq/contract/routing/search-place';

import { getSingle } from '../render-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { createXmlElement, serializeXml } from '../xml/xml.ts';
import { toAbsoluteUrl, type SiteFileContext } from './site-file-context.ts';
import { getOpenSearchPath } from './places.ts';

/** The maximum lengths of the format. */
const maxLengths = { shortName: 16, longName: 48, description: 1024 } as const;

/** Truncates a text between words; within the first word where it is too long. */
function truncateText(text: string, length: number): string {
  const letters = Array.from(text);
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length + 1).join('');
  const words = cut.replace(/\s+\S*$/u, '');
  return words === cut ? letters.slice(0, length).join('') : words;
}

function buildOpenSearchText(fileContext: SiteFileContext, locale: Locale): string {
  const { entry: site } = getSingle(fileContext.readings[locale], 'site');
  const search = toAbsoluteUrl(fileContext, pathFor('search', locale, {}));
  const suggestions = toAbsoluteUrl(fileContext, getBrowserSuggestionsPath(locale));
  const self = toAbsoluteUrl(fileContext, getOpenSearchPath(locale));
  return serializeXml(
    createXmlElement('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      createXmlElement('ShortName', {}, [truncateText(site.shortName, maxLengths.shortName)]),
      createXmlElement('LongName', {}, [truncateText(site.shortName, maxLengths.longName)]),
      createXmlElement('Description', {}, [truncateText(site.name, maxLengths.description)]),
      createXmlElement('Url', { type: 'text/html', method: 'get', template: `${search}?q={searchTerms}` }),
      createXmlElement('Url', { type: 'application/x-suggestions+json', method: 'get', template: `${suggestions}?q={searchTerms}` }),
      createXmlElement('Url', { type: 'application/opensearchdescription+xml', rel: 'self', template: self }),
      createXmlElement('Image', { width: '16', height: '16', type: 'image/svg+xml' }, [toAbsoluteUrl(fileContext, '/favicon.svg')]),
      createXmlElement('Language', {}, [locales[locale].tag]),
      createXmlElement('InputEncoding', {}, ['UTF-8']),
      createXmlElement('OutputEncoding', {}, ['UTF-8']),
    ]),
  );
}

/** Builds one OpenSearch description per language. */
export const buildOpenSearchFiles = (fileContext: SiteFileContext): GeneratedFile[] =>
  localeCodes.map((locale) => ({ to: getOpenSearchPath(locale), text: buildOpenSearchText(fileContext, locale) }));
