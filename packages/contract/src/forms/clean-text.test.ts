import fc from 'fast-check';

import { cleanLine, cleanText } from './clean-text.ts';

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('aoʻ \t\r\n\u0000\uFFFD\u2028\u200B\u202E\uFEFF\u00A0')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

it.each([
  ['Savol\r\nBcc: hamma@example.uz', 'Savol Bcc: hamma@example.uz'],
  ['  Oʻzbekiston \u00A0 Ўзбекистон ', 'Oʻzbekiston Ўзбекистон'],
  ['mehmon\u202Egnp.exe', 'mehmongnp.exe'],
  ['a\u200Bb\uFEFFc\u00ADd', 'abcd'],
  ['bell\u0007 nul\u0000', 'bell nul'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['e\u0301', 'é'],
  ['\uD83D', ''],
  ['yarmi\uD83D\u0000\uDE00', 'yarmi'],
  ['Oʻg\uFFFDil', 'Oʻg?il'],
])('cleans %j to a single line', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
});

it('keeps line breaks, at most two empty lines in a row', () => {
  expect(cleanText('  bir \r\n ikki\rUch\u2028toʻrt\n\n\n\n\n\nbesh\t\tolti ')).toBe('bir\nikki\nUch\ntoʻrt\n\n\nbesh olti');
});

it('keeps zero-width joiners', () => {
  expect(cleanLine('می‌خواهم 👩‍🔬')).toBe('می‌خواهم 👩‍🔬');
});

it.each([
  ['line', cleanLine],
  ['text', cleanText],
] as const)('cleans a %s once and for all, and leaves nothing that deceives', (kind, clean) => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const cleaned = clean(typed);
      expect(clean(cleaned)).toBe(cleaned);
      expect(cleaned).toBe(cleaned.trim());
      expect(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD\p{Surrogate}]/u.test(cleaned)).toBe(
        false,
      );
      if (kind === 'line') expect(cleaned).not.toContain('\n');
    }),
  );
});
