import { readFileSync } from 'node:fs';
import path from 'node:path';

import { richText } from '@ochiq/contract/fields/rich-text';

import { readText, type BlockNode } from '../../src/admin/rich-text/document/block-types.ts';
import { fromBlocks } from '../../src/admin/rich-text/document/from-blocks.ts';
import { htmlToBlocks } from '../../src/admin/rich-text/paste/html-to-blocks.ts';

const read = (name: string) => htmlToBlocks(readFileSync(path.join(__dirname, '..', 'fixtures', 'clipboard', `${name}.txt`), 'utf8'));

/** Writes blocks in few signs: what they are, and their words with marks. */
function outline(node: BlockNode): string {
  const children = ((node['children'] ?? []) as BlockNode[]).map(outline);
  switch (node.type) {
    case 'text':
      return `${node['bold'] === true ? '*' : ''}${node['italic'] === true ? '/' : ''}${node['underline'] === true ? '_' : ''}${node['untranslated'] === true ? '=' : ''}${readText(node['text'])}`;
    case 'link':
      return `[${children.join('')}](${readText(node['url'])})`;
    case 'note':
      return `{${children.join('')}}`;
    case 'heading':
      return `h${JSON.stringify(node['level'])} ${children.join('|')}`;
    case 'list':
      return `${node['format'] === 'ordered' ? 'ol' : 'ul'}(${children.join(', ')})`;
    case 'table':
    case 'table-row':
      return `${node.type}(${children.join(', ')})`;
    case 'table-cell':
      return `${node['header'] === true ? 'th ' : ''}${children.join('|')}`;
    default:
      return children.join('|');
  }
}
const outlinePage = (html: string) => htmlToBlocks(html).blocks.map(outline);

test('an order of four pages from Word is a text that can be published as it is', () => {
  const { blocks, pictures, outside } = read('word');
  const lines = blocks.map(outline);
  expect(richText.safeParse(blocks).error).toBeUndefined();
  expect({ pictures, outside }).toEqual({ pictures: [], outside: 0 });
  expect(lines.filter((line) => line.startsWith('h'))).toEqual([
    'h2 Davlat xizmatlarini ko‘rsatish to‘g‘risida',
    'h3 1-bob. Umumiy qoidalar',
    'h3 2-bob. Hujjatlarni qabul qilish tartibi',
    'h3 3-bob. Arizalarni ko‘rib chiqish',
    'h3 4-bob. Yakuniy qoidalar',
  ]);
  expect(lines[1]).toBe('O‘zbekiston Respublikasi Prezidentining qaroriga|{2026-yil 12-martdagi PQ-77-son qaror.}| muvofiq, |*buyuraman|:');
  const lists = blocks.filter(({ type }) => type === 'list');
  expect(lists).toHaveLength(4);
  expect(outline(lists[0] as BlockNode)).toMatch(
    /^ol\(Boshqarma [^,]+1-band [^,]+, Boshqarma [^,]+, ol\(arizaning to‘liqligini tekshirsin;, kamchiliklar bo‘lsa, ularni yozma ravishda ma’lum qilsin:, ul\(telefon orqali;, elektron pochta orqali\.\)\), Boshqarma/u,
  );
  expect(lines).toContain(
    'table(table-row(th *Xizmat, th *Muddat, th *To‘lov), table-row(Ma’lumotnoma, 1 kun, bepul), table-row(Ruxsatnoma, 5 kun, 355 000 so‘m), table-row(Litsenziya, 15 kun, 2 BHM))',
  );
  expect(lines).toContain('Arizalar |[yagona portal](https://my.gov.uz/oz)| orqali |/onlayn| qabul qilinadi va navbatsiz.');
  expect(lines.at(-1)).toBe('Vazir |_A. Karimov');
  expect(JSON.stringify(blocks)).not.toMatch(/tekshiring|faks|\[A1\]/u);
  expect(() => fromBlocks(blocks).check()).not.toThrow();
});

const lists = 'ol(bir, ul(ichki, ichki ikki), ikki)';

test('a text from Word in the browser has one list of its many', () => {
  expect(read('word-online').blocks.map(outline)).toEqual([
    'h2 Qabul',
    'Ariza |*bepul|: |[portal](https://my.gov.uz/)',
    lists,
    'table(table-row(th Yil, th Soni), table-row(2026, 355))',
  ]);
});

test('a text from LibreOffice has its notes where their signs were', () => {
  expect(read('libreoffice').blocks.map(outline)).toEqual([
    'h2 Qabul',
    'h3 Hujjatlar',
    'Ariza |*bepul|{Qonunga koʻra}| |[portal](https://my.gov.uz/)| orqali',
    lists,
    'table(table-row(th Yil, th Soni), table-row(2026, 355\njami))',
    'Oxiri',
  ]);
});

test('a text from Google Docs is not bold as a whole, its links lead where they say, its pictures are counted', () => {
  const page = read('google-docs');
  expect(page.outside).toBe(1);
  expect(page.blocks.map(outline)).toEqual([
    'h2 Qabul',
    'Ariza |*bepul|{Qonunga koʻra}|: |[portal](https://my.gov.uz/)',
    'ol(bir, ul(ichki, /ichki ikki), ikki)',
    'table(table-row(th *Yil va soni, th ), table-row(2026, 355))',
  ]);
});

test.each([
  ['text without blocks', 'bir <b>ikki</b>', ['bir |*ikki']],
  ['lines of one paragraph', '<p>bir<br>ikki<br></p>', ['bir\nikki']],
  ['words that stay as they are', '<p>bir <span translate="no">Ochiq</span>da</p>', ['bir |=Ochiq|da']],
  ['a link with a dangerous address', '<a href="javascript:alert(1)">bir</a>', ['bir']],
  ['a picture in the page itself', '<p>bir</p><img src="data:image/png;base64,AAAA">', ['bir']],
  ['headings below others', '<h4>a</h4><h5>b</h5>', ['h2 a', 'h3 b']],
  ['a frame around a paragraph', '<table><tr><td><p>bir</p><p>ikki</p></td></tr></table>', ['bir', 'ikki']],
  ['what is not shown', '<p>bir<span style="display:none">ikki</span></p><script>a</script>', ['bir']],
  [
    'a cell over two rows',
    '<table><tr><th>a</th><th>b</th></tr><tr><td rowspan=2>c</td><td>d</td></tr><tr><td>e</td></tr></table>',
    ['table(table-row(th a, th b), table-row(c, d), table-row(, e))'],
  ],
])('reads %s', (_, html, expected) => {
  expect(outlinePage(html)).toEqual(expected);
});
