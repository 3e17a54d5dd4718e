import * as fc from 'fast-check';

import { splitContacts } from './contact-ways.ts';

const hrefsIn = (text: string) => splitContacts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Savollar: tender@ochiq.example.', ['mailto:tender@ochiq.example']],
  ['(hr@ochiq.example), i.karimov+cv@mail.ochiq.uz!', ['mailto:hr@ochiq.example', 'mailto:i.karimov+cv@mail.ochiq.uz']],
  ['+998 71 200-00-17 (102-xona)', ['tel:+998712000017']],
  ['+998712000017, +998 (71) 200–00–18 2026-yil', ['tel:+998712000017', 'tel:+998712000018']],
  ['+998\u00A071\u00A0200‑00‑17.', ['tel:+998712000017']],
  ['Тел. (71) 200-00-10; 90 123-45-67', ['tel:+998712000010', 'tel:+998901234567']],
  ['8-371-200-00-10 (12-34), 8 (390) 123-45-67', ['tel:+998712000010', 'tel:+998901234567']],
  ['+7 495 123-45-67', ['tel:+74951234567']],
])('finds the contacts in “%s”', (text, hrefs) => {
  expect(hrefsIn(text)).toEqual(hrefs);
});

test.each([
  'https://user@ochiq.example/a@b.uz',
  '@ochiq_example va a@b',
  '2026-12-31, 9:00–18:00, 112, 1007',
  '60 200-00-10',
  '1 710 200-00-10-25',
  '+998 71 200-00-1',
  '+998 71 200-00-171',
  '8-371-200-00-10-25',
  '8-311-200-00-10',
  'GOST 10 200-00-10/2',
])('finds no contact in “%s”', (text) => {
  expect(hrefsIn(text)).toEqual([]);
});

const pieces = fc.constantFrom(
  ' ',
  '\n',
  'a',
  'ʻ',
  '@',
  '.',
  '+',
  '-',
  '(',
  ')',
  '998',
  '71',
  '200-00-17',
  'a@b.uz',
  '+998 71 200-00-17',
  'я',
);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(pieces, { maxLength: 20 }).map((all) => all.join('')),
);

test('the parts of any text join to the text, and every link is valid', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parts = splitContacts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== null) expect(href).toMatch(/^(?:tel:\+\d{8,15}|mailto:[\w.%+-]+@[\w.-]+)$/u);
    }),
    { numRuns: 2000 },
  );
});

test('normalizes numbers of Uzbekistan', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(fc.constantFrom('71', '90', '66', '33'), digits, fc.constantFrom(' ', '\u00A0', '-', ''), (code, seven, gap) => {
      const [a, b, c] = [seven.slice(0, 3).join(''), seven.slice(3, 5).join(''), seven.slice(5).join('')];
      const href = `tel:+998${code}${a}${b}${c}`;
      expect(hrefsIn(`Telefon: +998${gap}${code}${gap}${a}${gap}${b}${gap}${c}.`)).toEqual([href]);
      expect(hrefsIn(`Telefon: (${code}) ${a}-${b}-${c}.`)).toEqual([href]);
    }),
  );
});
