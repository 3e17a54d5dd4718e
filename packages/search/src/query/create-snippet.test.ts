import fc from 'fast-check';

import { createMatcher } from './mark.ts';
import { parseQueryWords } from './query-words.ts';
import { createSnippet } from './create-snippet.ts';

const buildSnippet = (texts: readonly string[], question: string) => {
  const queryWords = parseQueryWords('uz', question);
  return createSnippet(texts, queryWords.length, createMatcher('uz', queryWords));
};
const joinText = (parts: ReturnType<typeof buildSnippet>) => parts.map(({ text }) => text).join('');

const filler = 'Bu gapda soʻralgan narsa yoʻq. '.repeat(40);

test('takes the snippet from the passage with most words, in any spelling', () => {
  const parts = buildSnippet(['Quduq haqida.', `${filler}\nQudugʻimizning pasporti berildi.\n${filler}`], 'қудуқ паспорт');
  expect(joinText(parts)).toMatch(/^Qudugʻimizning pasporti berildi\./u);
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Qudugʻimizning', 'pasporti']);
  expect(joinText(parts)).toMatch(/…$/u);
});

test('shows the beginning where nothing matches', () => {
  expect(buildSnippet(['', 'Birinchi gap.'], 'quduq')).toEqual([{ text: 'Birinchi gap.', isMatch: false }]);
  expect(buildSnippet([''], 'quduq')).toEqual([]);
});

test('returns a short, unchanged part of the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('quduq', 'Қудуғи', '\n', ' '), fc.string({ unit: 'grapheme' })), { maxLength: 200 }),
      (parts) => {
        const text = parts.join(' ');
        const shown = joinText(buildSnippet([text], 'quduq')).replace(/^…|…$/gu, '');
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
        const queryWords = parseQueryWords('uz', question);
        const matchEverything = createMatcher('uz', queryWords);
        expect(buildSnippet([text], question)).toEqual(createSnippet([text], queryWords.length, (all) => matchEverything(all)));
      },
    ),
    { numRuns: 300 },
  );
});

test('scans a long text only up to the end of its snippet', () => {
  const queryWords = parseQueryWords('uz', 'quduq pasporti');
  const ends: number[] = [];
  const text = `Quduq haqida. ${filler}\nQudugʻimizning pasporti berildi.\n${filler}quduq pasporti`;
  createSnippet([text], queryWords.length, (all, enough) =>
    createMatcher('uz', queryWords)(all, (matches) => {
      ends.push(enough?.(matches) ?? Infinity);
      return ends.at(-1) ?? Infinity;
    }),
  );
  expect(ends.filter(Number.isFinite)).toHaveLength(1);
  expect(ends.at(-1)).toBeLessThan(text.length - filler.length / 2);
});
