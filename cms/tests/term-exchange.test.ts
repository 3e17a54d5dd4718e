import fc from 'fast-check';

import type { ExchangedTerm } from '../src/content/terms/exchange/exchanged-term';
import { TermFileError } from '../src/content/terms/exchange/exchanged-term';
import { formatTermsCsv } from '../src/content/terms/exchange/format-csv';
import { formatTermsTbx } from '../src/content/terms/exchange/format-tbx';
import { parseTermsCsv } from '../src/content/terms/exchange/parse-csv';
import { parseTermsTbx } from '../src/content/terms/exchange/parse-tbx';
import { planImport } from '../src/content/terms/exchange/plan-import';
import { dropMadeCyrillic, type StoredTerm } from '../src/content/terms/stored-terms';
import { checkTerm, getTermIdentity } from '../src/content/terms/term-faults';
import { maxImportRows } from '../src/content/terms/term-exchange';
import { termInput, termKinds } from '../src/content/terms/terms';

const noWords = { text: '', admitted: [], forbidden: [] };
type TermPart = Partial<Pick<StoredTerm, 'kind' | 'cyrillic' | 'note'>> & { words: Partial<StoredTerm['words']> };
const store = (term: TermPart, index = 0): StoredTerm => ({
  ...dropMadeCyrillic(
    termInput.parse({
      kind: 'other',
      cyrillic: '',
      note: '',
      ...term,
      words: { uz: noWords, ru: noWords, en: noWords, ...term.words },
    }),
  ),
  ...{ id: index + 1, key: `t${String(index)}`, revision: 1, by: '', at: '2026-11-29T00:00:00.000Z' },
});

/** Words with all that the formats have signs of their own for. */
const wording = fc
  .array(
    fc.constantFrom('suv', 'oʻlchov', 'maʼdan', 'вода', '=1+1', '-2', '@x', "'=a", 'a"b', 'a,b', 'a;b', '<b>', '&amp;', ']]>', '5', '\t'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' ').trim())
  .filter((text) => text !== '');
const words = fc.record({ text: wording, admitted: fc.array(wording, { maxLength: 2 }), forbidden: fc.array(wording, { maxLength: 2 }) });
const term = fc.record({
  kind: fc.constantFrom(...termKinds),
  words: fc.record({ uz: words, ru: words, en: fc.oneof(words, fc.constant(noWords)) }),
  cyrillic: fc.oneof(fc.constant(''), wording),
  note: fc.oneof(fc.constant(''), wording),
});
const termBase = fc.array(term, { maxLength: 5 }).map((terms) => {
  const stored = terms.map(store).filter((one) => checkTerm(one).length === 0);
  return stored.filter((one, index) => stored.findIndex((other) => getTermIdentity(other) === getTermIdentity(one)) === index);
});

const formats = [
  ['CSV', formatTermsCsv, parseTermsCsv],
  ['TBX', formatTermsTbx, parseTermsTbx],
] as const;

test.each(formats)('what is exported as %s changes nothing, and makes the same terms elsewhere', (_, format, parse) => {
  const toText = ({ kind, words: all, cyrillic, note }: Pick<StoredTerm, 'kind' | 'words' | 'cyrillic' | 'note'>) =>
    JSON.stringify([kind, all.uz, all.ru, all.en, cyrillic, note]);
  let count = 0;
  fc.assert(
    fc.property(termBase, (stored) => {
      count += stored.length;
      const rows = parse(format(stored));
      expect(planImport(rows, stored).map(({ action, faults }) => [action, faults])).toEqual(stored.map(() => ['same', []]));
      const made = planImport(rows, []);
      expect(made.map(({ action }) => action)).toEqual(stored.map(() => 'add'));
      expect(made.map((row) => row.term && toText(row.term))).toEqual(stored.map(toText));
    }),
  );
  expect(count).toBeGreaterThan(50);
});

test('no cell of the table is a formula, and the Uzbek words are there in both alphabets', () => {
  const csv = formatTermsCsv([
    store({ words: { uz: { ...noWords, text: 'oʻlchov' }, ru: { ...noWords, text: '=HYPERLINK("x")' } }, note: '@sum' }),
  ]);
  expect(csv.startsWith('\uFEFFkind,uz,uz-Cyrl,ru,en,')).toBe(true);
  expect(csv.split('\r\n')[1]).toBe(`other,oʻlchov,ўлчов,"'=HYPERLINK(""x"")",,,,,,,,'@sum,t0`);
});

const plan = (rows: ExchangedTerm[], stored: readonly StoredTerm[] = []) =>
  planImport(rows, stored).map(({ line, action, faults }) => [line, action, faults]);

test('a table of a spreadsheet is read with its own separators, and each row by its line', () => {
  const table =
    'kind;uz;ru;ru-forbidden\r\npost;bosh geolog;"главный\r\nгеолог";старший геолог|первый геолог\r\n\r\nrock;mis;медь;\r\nmineral;медь;;\r\n;;;вода\r\n';
  const rows = parseTermsCsv(table);
  expect(rows[0]).toMatchObject({
    ...{ line: 2, key: null },
    parts: { kind: 'post', words: { ru: { text: 'главный\nгеолог', forbidden: ['старший геолог', 'первый геолог'] } } },
  });
  expect(plan(rows)).toEqual([
    [2, 'add', []],
    [5, 'refuse', ['unknown-kind']],
    [6, 'refuse', ['cyrillic-in-uzbek']],
    [7, 'refuse', ['empty', 'variants-alone']],
  ]);
});

test('columns that a table lacks stay as they are, and empty ones become empty', () => {
  const stored = store({
    kind: 'post',
    words: { uz: { ...noWords, text: 'geolog' }, ru: { ...noWords, text: 'геолог' }, en: { ...noWords, text: 'geologist' } },
  });
  const [row] = planImport(parseTermsCsv('kind,uz,en\npost,Geolog,\n'), [stored]);
  expect(row).toMatchObject({
    action: 'change',
    former: { id: 1 },
    term: { words: { uz: { text: 'Geolog' }, ru: { text: 'геолог' }, en: { text: '' } } },
  });
});

test('Cyrillic words that were made of the Latin ones follow these, and those of an editor stay', () => {
  const stored = store({ words: { uz: { ...noWords, text: 'quduq' } } });
  const plan = (row: string, term: StoredTerm) => planImport(parseTermsCsv(`uz,uz-Cyrl,id\n${row},t0\n`), [term])[0]?.term?.cyrillic;
  expect(plan('buloq,қудуқ', stored)).toBe('');
  expect(plan('quduq,қудуғ', stored)).toBe('қудуғ');
  expect(plan('buloq,қудуғ', { ...stored, cyrillic: 'қудуғ' })).toBe('қудуғ');
});

test('refuses a term that is twice in a file, that another term is already, or whose words can not be told apart', () => {
  const geolog = store({ kind: 'post', words: { uz: { ...noWords, text: 'geolog' } } });
  const rows = parseTermsCsv(
    'kind,uz,uz-forbidden,id\npost,muhandis,,\npost,Muhandis,,\npost,geolog,,\npost,geolog,,t9\nother,suv,suvlar,\nother,a|b,,\n',
  );
  expect(plan(rows, [geolog, store({ kind: 'unit', words: { uz: { ...noWords, text: 'boʻlim' } } }, 9)])).toEqual([
    [2, 'add', []],
    [3, 'refuse', ['twice']],
    [4, 'same', []],
    [5, 'refuse', ['twice']],
    [6, 'refuse', ['repeated']],
    [7, 'refuse', ['form']],
  ]);
});

test('a row that may be of several terms names all of them and changes none, in both formats; with its kind, words or id it is of one', () => {
  const toTerm = (kind: StoredTerm['kind'], uzbek: string, index: number) =>
    store({ kind, words: { uz: { ...noWords, text: uzbek }, ru: { ...noWords, text: 'отдел' } } }, index);
  const stored = [toTerm('unit', 'boʻlim', 0), toTerm('unit', 'sho‘ba', 1), toTerm('other', 'boʻlak', 2)];
  const candidates = (rows: ExchangedTerm[]) =>
    planImport(rows, stored).map(({ action, faults, term, former, candidates: named }) => [
      ...[action, faults, term === null, former?.id ?? null],
      named.map(({ id }) => id),
    ]);
  expect(candidates(parseTermsCsv('ru,note\nОтдел,x\n'))).toEqual([['refuse', ['ambiguous'], true, null, [1, 2, 3]]]);
  const tbx = formatTermsTbx([store({ kind: 'unit', words: { ru: { ...noWords, text: 'отдел' } } }, 9)]);
  expect(candidates(parseTermsTbx(tbx))).toEqual([['refuse', ['ambiguous'], true, null, [1, 2]]]);
  expect(candidates(parseTermsCsv('ru,note,kind,id\nотдел,x,other,\nотдел,x,,t1\n'))).toEqual([
    ['change', [], false, 3, []],
    ['change', [], false, 2, []],
  ]);
});

test('TBX of both editions is read, of any style, with what may and may not be written', () => {
  const old = `<?xml version="1.0"?><martif type="TBX-Basic" xml:lang="en"><text><body><termEntry id="c1"><descrip type="subjectField">mineral</descrip>
    <langSet xml:lang="en-GB"><tig><term>tungsten</term></tig><tig><term>wolfram</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></tig></langSet>
    <langSet xml:lang="en-US"><tig><term>wolframium</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></tig></langSet>
    <langSet xml:lang="de"><tig><term>Wolfram</term></tig></langSet></termEntry></body></text></martif>`;
  expect(parseTermsTbx(old)).toEqual([
    {
      line: 1,
      key: 'c1',
      faults: [],
      parts: { kind: 'mineral', words: { en: { text: 'tungsten', admitted: ['wolfram', 'wolframium'], forbidden: [] } } },
    },
  ]);
  const current = `<tbx type="TBX-Basic" style="dct" xmlns="urn:iso:std:iso:30042:ed-2" xmlns:min="http://www.tbxinfo.net/ns/min"><text><body>
    <conceptEntry id="c2"><min:subjectField>chemistry</min:subjectField><langSec xml:lang="uz-Latn-UZ">
    <termSec><term>kvarts</term><min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus></termSec>
    <termSec><term><hi>kvars</hi></term><min:administrativeStatus>preferredTerm-admn-sts</min:administrativeStatus></termSec></langSec>
    <langSec xml:lang="uz-Cyrl"><termSec><term>кварц</term></termSec></langSec></conceptEntry></body></text></tbx>`;
  expect(parseTermsTbx(current)).toMatchObject([
    { line: 2, key: 'c2', parts: { words: { uz: { text: 'kvars', forbidden: ['kvarts'] } }, cyrillic: 'кварц' } },
  ]);
});

test.each([
  ['a document type', parseTermsTbx, '<!DOCTYPE tbx SYSTEM "http://x.example/x.dtd"><tbx/>', 'document-type'],
  ['entities of its own', parseTermsTbx, '<!DOCTYPE tbx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><tbx>&b;</tbx>', 'document-type'],
  ['an unknown entity', parseTermsTbx, '<tbx>&xxe;</tbx>', 'unreadable'],
  ['other markup', parseTermsTbx, '<html><body/></html>', 'unreadable'],
  ['half of a file', parseTermsTbx, '<tbx><text>', 'unreadable'],
  ['no table', parseTermsCsv, 'kind,uz\n"post,x', 'unreadable'],
  ['an unknown column', parseTermsCsv, 'kind,uz,de\n', 'columns'],
  ['a column twice', parseTermsCsv, 'uz,uz\n', 'columns'],
  ['no words', parseTermsCsv, 'kind,note\n', 'columns'],
  ['more cells than columns', parseTermsCsv, 'kind,uz\npost,a,b\n', 'unreadable'],
  ['nothing', parseTermsCsv, '', 'empty'],
  ['too many rows', parseTermsCsv, `uz\n${'a\n'.repeat(maxImportRows + 1)}`, 'too-many'],
] as const)('refuses a file with %s', (_, parse, content, fault) => {
  const read = () => parse(content);
  expect(read).toThrow(TermFileError);
  expect(read).toThrow(new RegExp(`^${fault}`, 'u'));
});
