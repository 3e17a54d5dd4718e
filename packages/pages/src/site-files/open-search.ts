import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';
import { browserSuggestionsData } from '@ochiq/contract/search-place';

import { theSingle } from '../reading.ts';
import type { MadeFile } from '../table-files.ts';
import { element, xmlText } from '../xml/xml.ts';
import { absolute, type Around } from './around.ts';
import { openSearchPath } from './places.ts';

/** The maximum lengths of the format. */
const longest = { shortName: 16, longName: 48, description: 1024 } as const;

/** Truncates a text between words; within the first word where it is too long. */
function fitted(text: string, length: number): string {
  const letters = Array.from(text);
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length + 1).join('');
  const words = cut.replace(/\s+\S*$/u, '');
  return words === cut ? letters.slice(0, length).join('') : words;
}

function openSearchText(around: Around, locale: Locale): string {
  const { entry: site } = theSingle(around.readings[locale], 'site');
  const search = absolute(around, pathFor('search', locale, {}));
  const suggestions = absolute(around, browserSuggestionsData(locale));
  const self = absolute(around, openSearchPath(locale));
  return xmlText(
    element('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      element('ShortName', {}, [fitted(site.shortName, longest.shortName)]),
      element('LongName', {}, [fitted(site.shortName, longest.longName)]),
      element('Description', {}, [fitted(site.name, longest.description)]),
      element('Url', { type: 'text/html', method: 'get', template: `${search}?q={searchTerms}` }),
      element('Url', { type: 'application/x-suggestions+json', method: 'get', template: `${suggestions}?q={searchTerms}` }),
      element('Url', { type: 'application/opensearchdescription+xml', rel: 'self', template: self }),
      element('Image', { width: '16', height: '16', type: 'image/svg+xml' }, [absolute(around, '/favicon.svg')]),
      element('Language', {}, [locales[locale].tag]),
      element('InputEncoding', {}, ['UTF-8']),
      element('OutputEncoding', {}, ['UTF-8']),
    ]),
  );
}

/** Builds one OpenSearch description per language. */
export const openSearchFiles = (around: Around): MadeFile[] =>
  localeCodes.map((locale) => ({ to: openSearchPath(locale), text: openSearchText(around, locale) }));
