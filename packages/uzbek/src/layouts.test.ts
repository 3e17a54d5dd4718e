import fc from 'fast-check';

import { convertLayouts } from './layouts.ts';

test.each([
  ['yfdjb', 'навои'],
  ['ыгм', 'suv'],
  ['қгм', 'suv'],
  ['Ыгм', 'Suv'],
  ['djlf', 'вода'],
  ['crdf;byf', 'скважина'],
  ['CRDF:BYF', 'СКВАЖИНА'],
  ['gjl]tv', 'подъем'],
  ['lhe;,f', 'дружба'],
  ['rele[', 'кудух'],
  ['sele[', 'қудух'],
  ['oj=hb', 'ўоҳри'],
  ['еутвук', 'tender'],
  ['цфеук дфц', 'water law'],
  ['ьгкщоффе', 'murojaat'],
  ['щэяиулшыещт', "o'zbekiston"],
  ['щт', 'on'],
  ['щзбек', 'ўзбек'],
])('converts %s to %s', (typed, meant) => {
  expect(convertLayouts(typed)).toContain(meant);
});

test('returns nothing for mixed, letterless or untypable text', () => {
  for (const text of ['suv сув', '355', '', '中文', 'oʻzbek']) expect(convertLayouts(text)).toEqual([]);
});

test('keeps digits and spaces', () => {
  expect(convertLayouts('ыгм 2026')).toContain('suv 2026');
});

test('returns unique variants without the input', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("qoшўщ ыс[;'-=")) }), (text) => {
      const answers = convertLayouts(text);
      expect(new Set(answers).size).toBe(answers.length);
      expect(answers).not.toContain(text);
    }),
  );
});
