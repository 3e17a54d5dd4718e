import { englishDates as enDates, englishFiles as enFiles } from '../src/admin/texts/en/forms';
import { englishPublishing as enPublishing } from '../src/admin/texts/en/publishing';
import { englishUses as enUses } from '../src/admin/texts/en/side-panels';
import { russianDates as ruDates, russianFiles as ruFiles } from '../src/admin/texts/ru/forms';
import { russianPublishing as ruPublishing } from '../src/admin/texts/ru/publishing';
import { russianUses as ruUses } from '../src/admin/texts/ru/side-panels';
import { uzbekDates as uzDates, uzbekFiles as uzFiles } from '../src/admin/texts/uz/forms';
import { uzbekPublishing as uzPublishing } from '../src/admin/texts/uz/publishing';
import { uzbekUses as uzUses } from '../src/admin/texts/uz/side-panels';

const en = { ...enPublishing, ...enUses, ...enDates, ...enFiles };
const ru = { ...ruPublishing, ...ruUses, ...ruDates, ...ruFiles };
const uz = { ...uzPublishing, ...uzUses, ...uzDates, ...uzFiles };

/** What is put into a text: `{at}`, `{pages, plural, …}`. */
const blanks = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/gu)].map(([, name]) => name))].sort();
const listBlanks = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, blanks(text)]));

test.each([
  ['uz', uz],
  ['ru', ru],
])('every text is there in %s, with the same blanks', (_, texts) => {
  expect(listBlanks(texts)).toEqual(listBlanks(en));
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

test('Russian has a form for every number', () => {
  const forms = (text: string) => [...text.matchAll(/(one|few|many|other) \{/gu)].map(([, form]) => form);
  for (const text of Object.values(ru)) if (text.includes('plural')) expect(forms(text)).toEqual(['one', 'few', 'many', 'other']);
});

test('Uzbek has its own letters for oʻ and gʻ, and no Cyrillic', () => {
  expect(Object.values(uz).filter((text) => /['’‘`´\u0400-\u04ff]/u.test(text))).toEqual([]);
});
