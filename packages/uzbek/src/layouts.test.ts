import fc from 'fast-check';

import { otherLayouts } from './layouts.ts';

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
])('%s was to be %s', (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant);
});

test('a text of both alphabets, of none, or that no layout types gives nothing', () => {
  for (const text of ['suv сув', '355', '', '中文', 'oʻzbek']) expect(otherLayouts(text)).toEqual([]);
});

test('digits and spaces stay', () => {
  expect(otherLayouts('ыгм 2026')).toContain('suv 2026');
});

test('each answer once, never the question', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("qoшўщ ыс[;'-=")) }), (text) => {
      const answers = otherLayouts(text);
      expect(new Set(answers).size).toBe(answers.length);
      expect(answers).not.toContain(text);
    }),
  );
});
