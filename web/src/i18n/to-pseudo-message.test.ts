import { toPseudoMessage, toPseudoCatalogue } from './to-pseudo-message';

it.each([
  ['Read more', '⟦Ŕéáð möŕé~~~~⟧'],
  ['Hajmi: {{size}}', '⟦Ĥájmî: {{size}}~~~⟧'],
  ['{{count}} новости', '⟦{{count}} нӧвӧстѝ~~~~⟧'],
  ['See <0>the text</0>', '⟦Šéé <0>ţĥé ţéxţ</0>~~~~~⟧'],
  ['X', '⟦X~⟧'],
])('pseudolocalizes “%s”', (message, made) => {
  expect(toPseudoMessage(message).replaceAll('ĵ', 'j')).toBe(made);
});

it('keeps placeholders and markup, and grows by two fifths', () => {
  const message = 'Sahifalar: {{from}}–{{to}}, <b>jami {{count}}</b>';
  expect(toPseudoMessage(message).match(/\{\{\w+\}\}|<[^>]*>/gu)).toEqual(['{{from}}', '{{to}}', '<b>', '{{count}}', '</b>']);
  expect(toPseudoMessage('a'.repeat(50))).toHaveLength(50 + 20 + 2);
});

it('changes the messages of a file and none of its names', () => {
  expect(toPseudoCatalogue({ a: 'X', group: { b_one: 'X' } })).toEqual({ a: '⟦X~⟧', group: { b_one: '⟦X~⟧' } });
});
