import { strToU8, zipSync, type Zippable } from 'fflate';

import { extractLimits, getReadableKind } from './readable-files.ts';
import { extractOfficeText } from './office.ts';

const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])) satisfies Zippable);
const word = (body: string) =>
  packed({ 'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>` });

test('returns paragraphs as lines, with words joined across formatting', () => {
  const file = word(
    '<w:p><w:r><w:t>Quduq pas</w:t></w:r><w:r><w:t>porti</w:t></w:r></w:p><w:p><w:r><w:t xml:space="preserve">  № 47 &amp; 48 </w:t></w:r></w:p>',
  );
  expect(extractOfficeText('docx', file)).toBe('Quduq pasporti\n№ 47 & 48');
});

test('reads cells, slides and open documents', () => {
  expect(
    extractOfficeText(
      'xlsx',
      packed({ 'xl/sharedStrings.xml': '<sst><si><t>Tuman</t></si><si><r><t>Sa</t></r><r><t>thi</t></r></si></sst>' }),
    ),
  ).toBe('Tuman\nSathi');
  const slide = (text: string) => `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:t>${text}</a:t></a:p></p:sld>`;
  expect(
    extractOfficeText('pptx', packed({ 'ppt/slides/slide10.xml': slide('oʻninchi'), 'ppt/slides/slide2.xml': slide('ikkinchi') })),
  ).toBe('ikkinchi\noʻninchi');
  const open = packed({ 'content.xml': '<o xmlns:text="t"><text:h>Sarlavha</text:h><text:p>Bir <text:span>ikki</text:span></text:p></o>' });
  expect(extractOfficeText('odt', open)).toBe('Sarlavha\nBir ikki');
  expect(extractOfficeText('ods', open)).toBe('Sarlavha\nBir ikki');
});

test('does not unpack parts without text', () => {
  const file = packed({
    'word/vbaProject.bin': 'Sub AutoOpen()',
    'word/document.xml': '<w:document xmlns:w="w"><w:p><w:t>matn</w:t></w:p></w:document>',
  });
  expect(extractOfficeText('docx', file)).toBe('matn');
  expect(getReadableKind('report.docm')).toBeNull();
  expect(getReadableKind('Hisobot.DOCX')).toBe('docx');
});

test('reads a broken part up to the fault', () => {
  expect(extractOfficeText('docx', word('<w:p><w:t>bor</w:t></w:p><w:p><w:t>yoq</w:p>'))).toMatch(/^bor/u);
});

test('does not expand custom entities', () => {
  const file = packed({
    'word/document.xml':
      '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><w:document xmlns:w="w"><w:p><w:t>bir &b;</w:t></w:p></w:document>',
  });
  expect(extractOfficeText('docx', file)).not.toContain('aaaa');
});

test('rejects a file that would unpack to too much, before unpacking it', () => {
  const bomb = word('<w:p/>');
  const view = new DataView(bomb.buffer);
  // The directory at the end of the file says what each part unpacks to.
  const directory = bomb.findIndex((_, at) => at < bomb.length - 4 && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(directory + 24, extractLimits.unpackedBytes + 1, true);
  expect(() => extractOfficeText('docx', bomb)).toThrow('unpacks to too much');
});

test('stops at the limit of characters', () => {
  const long = word(`<w:p><w:t>${'quduq '.repeat(extractLimits.characters / 5)}</w:t></w:p>`);
  expect(extractOfficeText('docx', long).length).toBeLessThanOrEqual(extractLimits.characters);
});

test('rejects a file that is not an office file', () => {
  expect(() => extractOfficeText('docx', strToU8('%PDF-1.7'))).toThrow();
});
