import { localeCodes } from '@ochiq/contract/routing/locales';
import { toCyrillic } from '@ochiq/uzbek/to-cyrillic';

import type { StoredTerm } from '../stored-terms';
import type { TermWordsInput } from '../terms';
import { termStatuses } from './tbx-names';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);

function formatWords(text: string, status: keyof typeof termStatuses): string {
  const note = `<termNote type="administrativeStatus">${termStatuses[status]}</termNote>`;
  return `        <termSec><term>${escape(text)}</term>${note}</termSec>\n`;
}

function formatLanguage(language: string, { text, admitted, forbidden }: TermWordsInput): string {
  const words = [
    ...(text === '' ? [] : [formatWords(text, 'preferred')]),
    ...admitted.map((one) => formatWords(one, 'admitted')),
    ...forbidden.map((one) => formatWords(one, 'deprecated')),
  ];
  return words.length === 0 ? '' : `      <langSec xml:lang="${language}">\n${words.join('')}      </langSec>\n`;
}

function formatTerm({ key, kind, words, cyrillic, note }: StoredTerm): string {
  const converted = cyrillic || toCyrillic(words.uz.text);
  return [
    `    <conceptEntry id="${escape(key)}">\n      <descrip type="subjectField">${kind}</descrip>\n`,
    note === '' ? '' : `      <note>${escape(note)}</note>\n`,
    ...localeCodes.map((language) => formatLanguage(language, words[language])),
    formatLanguage('uz-Cyrl', { text: converted, admitted: [], forbidden: [] }),
    '    </conceptEntry>\n',
  ].join('');
}

/** Formats terms as TBX-Basic of ISO 30042:2019, in the style of data categories as attributes. */
export const formatTermsTbx = (terms: readonly StoredTerm[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<tbx style="dca" type="TBX-Basic" xml:lang="uz" xmlns="urn:iso:std:iso:30042:ed-2">\n',
    '  <tbxHeader>\n    <fileDesc>\n      <sourceDesc>\n        <p>Ochiq: term base</p>\n      </sourceDesc>\n    </fileDesc>\n  </tbxHeader>\n',
    '  <text><body>\n',
    ...terms.map(formatTerm),
    '  </body></text>\n</tbx>\n',
  ].join('');
