import { dates as enDates } from '../src/admin/texts/en/dates';
import { publishing as enPublishing } from '../src/admin/texts/en/publishing';
import { uses as enUses } from '../src/admin/texts/en/uses';
import { dates as ruDates } from '../src/admin/texts/ru/dates';
import { publishing as ruPublishing } from '../src/admin/texts/ru/publishing';
import { uses as ruUses } from '../src/admin/texts/ru/uses';
import { dates as uzDates } from '../src/admin/texts/uz/dates';
import { publishing as uzPublishing } from '../src/admin/texts/uz/publishing';
import { uses as uzUses } from '../src/admin/texts/uz/uses';

const en = { ...enPublishing, ...enUses, ...enDates };
const ru = { ...ruPublishing, ...ruUses, ...ruDates };
const uz = { ...uzPublishing, ...uzUses, ...uzDates };

/** What is put into a text: `{at}`, `{pages, plural, …}`. */
const blanks = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/gu)].map(([, name]) => name))].sort();
const blanksOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, blanks(text)]));

test.each([
  ['uz', uz],
  ['ru', ru],
])('every text is there in %s, with the same blanks', (_, texts) => {
  expect(blanksOf(texts)).toEqual(blanksOf(en));
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

test('Russian has a form for every number', () => {
  const forms = (text: string) => [...text.matchAll(/(one|few|many|other) \{/gu)].map(([, form]) => form);
  for (const text of Object.values(ru)) if (text.includes('plural')) expect(forms(text)).toEqual(['one', 'few', 'many', 'other']);
});

test('Uzbek has its own letters for oʻ and gʻ, and no Cyrillic', () => {
  expect(Object.values(uz).filter((text) => /['’‘`´\u0400-\u04ff]/u.test(text))).toEqual([]);
});
