import fc from 'fast-check';

import { matcherOf } from './mark.ts';
import { askedWords } from './question.ts';
import { snippet } from './snippet.ts';

const snippetOf = (texts: readonly string[], question: string) => {
  const asked = askedWords('uz', question);
  return snippet(texts, asked.length, matcherOf('uz', asked));
};
const textOf = (parts: ReturnType<typeof snippetOf>) => parts.map(({ text }) => text).join('');

const filler = 'Bu gapda soʻralgan narsa yoʻq. '.repeat(40);

test('takes the snippet from the passage with most words, in any spelling', () => {
  const parts = snippetOf(['Quduq haqida.', `${filler}\nQudugʻimizning pasporti berildi.\n${filler}`], 'қудуқ паспорт');
  expect(textOf(parts)).toMatch(/^Qudugʻimizning pasporti berildi\./u);
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Qudugʻimizning', 'pasporti']);
  expect(textOf(parts)).toMatch(/…$/u);
});

test('shows the beginning where nothing matches', () => {
  expect(snippetOf(['', 'Birinchi gap.'], 'quduq')).toEqual([{ text: 'Birinchi gap.', isMatch: false }]);
  expect(snippetOf([''], 'quduq')).toEqual([]);
});

test('returns a short, unchanged part of the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('quduq', 'Қудуғи', '\n', ' '), fc.string({ unit: 'grapheme' })), { maxLength: 200 }),
      (parts) => {
        const text = parts.join(' ');
        const shown = textOf(snippetOf([text], 'quduq')).replace(/^…|…$/gu, '');
        expect(text).toContain(shown);
        expect(shown.length).toBeLessThanOrEqual(300);
      },
    ),
  );
});

test('returns the same snippet with an early stop', () => {
  const word = fc.constantFrom('quduq', 'Қудуғи', 'pasporti', 'suv', 'suvlar', 'va', 'haqida', '\n', '— PQ-4135');
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 300 }),
      fc.constantFrom('quduq', 'quduq pasporti', 'quduq pasporti suv', 'PQ-4135 quduq'),
      (parts, question) => {
        const text = parts.join(' ');
        const asked = askedWords('uz', question);
        const whole = matcherOf('uz', asked);
        expect(snippetOf([text], question)).toEqual(snippet([text], asked.length, (all) => whole(all)));
      },
    ),
    { numRuns: 300 },
  );
});

test('scans a long text only up to the end of its snippet', () => {
  const asked = askedWords('uz', 'quduq pasporti');
  const ends: number[] = [];
  const text = `Quduq haqida. ${filler}\nQudugʻimizning pasporti berildi.\n${filler}quduq pasporti`;
  snippet([text], asked.length, (all, enough) =>
    matcherOf('uz', asked)(all, (matches) => {
      ends.push(enough?.(matches) ?? Infinity);
      return ends.at(-1) ?? Infinity;
    }),
  );
  expect(ends.filter(Number.isFinite)).toHaveLength(1);
  expect(ends.at(-1)).toBeLessThan(text.length - filler.length / 2);
});
