import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypes } from '@ochiq/contract/content-types';
import { blocks } from '@ochiq/contract/fields/blocks';

import en from '../src/admin/texts/en';
import { englishTerms } from '../src/admin/texts/en/translations/terms';
import ru from '../src/admin/texts/ru';
import { russianTerms } from '../src/admin/texts/ru/translations/terms';
import uz from '../src/admin/texts/uz';
import { englishHelp } from '../src/admin/texts/en/translations/help';
import { russianHelp } from '../src/admin/texts/ru/translations/help';
import { uzbekHelp } from '../src/admin/texts/uz/translations/help';
import { englishSide } from '../src/admin/texts/en/translations/side-by-side';
import { russianSide } from '../src/admin/texts/ru/translations/side-by-side';
import { uzbekSide } from '../src/admin/texts/uz/translations/side-by-side';
import { uzbekTerms } from '../src/admin/texts/uz/translations/terms';
import { changesTexts } from '../src/admin/translations/changes-texts';
import { roleWords } from '../src/platform/panel-words/stored-words';
import { readDefaults, readTranslations } from './support/strapi-messages';

const root = path.join(__dirname, '..', '..');
const folder = path.join(root, '.github', 'handbook');
const specFolder = path.join(root, 'web', 'e2e');
const specs = readdirSync(specFolder)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(path.join(specFolder, name), 'utf8'));

/** What the panel says in each language; English titles of types are their names, and those of roles, too. */
const texts: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...Object.values({
      ...readDefaults(),
      ...readTranslations('en'),
      ...en,
      ...englishHelp,
      ...englishSide,
      ...englishTerms,
      ...changesTexts.en,
    }),
    ...Object.values(contentTypes).map(({ title }) => title),
    ...blocks.map(({ title }) => title),
    ...Object.keys(roleWords),
  ],
  ru: [
    ...Object.values({ ...readTranslations('ru'), ...ru, ...russianHelp, ...russianSide, ...russianTerms, ...changesTexts.ru }),
    ...Object.values(roleWords).map((role) => role.ru),
  ],
  uz: [
    ...Object.values({ ...uz, ...uzbekHelp, ...uzbekSide, ...uzbekTerms, ...changesTexts.uz }),
    ...Object.values(roleWords).map((role) => role.uz),
  ],
};
const languages = Object.keys(texts);

/** Puts a sign for what differs, within the outermost braces of a text: “Delete entry (…)”. */
function markPlaces(text: string): string {
  let depth = 0;
  let marked = '';
  for (const sign of text) {
    if (sign === '{' && depth++ === 0) marked += '…';
    else if (sign === '}') depth -= 1;
    else if (depth === 0) marked += sign;
  }
  return marked;
}

const listPages = (language: string) =>
  readdirSync(path.join(folder, language))
    .filter((name) => name.endsWith('.md'))
    .sort();
const readPage = (language: string, name: string) => readFileSync(path.join(folder, language, name), 'utf8');
const listMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const listPictures = (text: string) => listMatches(text, /\]\(\.\.\/pictures\/\w+\/([\w-]+)\.webp\)/gu);

const pages = languages.flatMap((language) => listPages(language).map((name) => ({ language, name, text: readPage(language, name) })));

test.each(pages)('what is bold in $language/$name is a name of the panel', ({ language, text }) => {
  const known = new Set((texts[language] ?? []).map(markPlaces));
  const bold = listMatches(text.replaceAll(/\s+/gu, ' '), /\*\*(.+?)\*\*/gu);
  expect(bold.filter((name) => !known.has(name))).toEqual([]);
});

/** The steps, headings, pictures and links of a page, which are the same in every language. */
const outlinePage = (text: string, language: string) => ({
  steps: listMatches(text, /^(\d+)\. /gmu),
  headings: listMatches(text, /^(#+) /gmu),
  notes: listMatches(text, /^(-) /gmu).length,
  pictures: listMatches(text, /\]\(([^)]+)\)/gu).map((address) => address.replace(`/${language}/`, '/')),
  keys: listMatches(text, /<kbd>(\w+)<\/kbd>/gu),
});

test.each(languages)('%s has the pages of English, with the same steps, pictures and links', (language) => {
  expect(listPages(language)).toEqual(listPages('en'));
  for (const name of listPages('en'))
    expect({ name, ...outlinePage(readPage(language, name), language) }).toEqual({ name, ...outlinePage(readPage('en', name), 'en') });
});

test.each(languages)('the index of %s leads to every page, and every link to a page', (language) => {
  const own = listPages(language);
  const linked = listMatches(readPage(language, 'README.md'), /\]\(([\w-]+\.md)\)/gu);
  expect(linked.toSorted()).toEqual(own.filter((name) => name !== 'README.md'));
  for (const name of own)
    expect(listMatches(readPage(language, name), /\]\(([\w-]+\.md)\)/gu).filter((target) => !own.includes(target))).toEqual([]);
});

test('a browser test takes every picture, and every picture that it takes is shown', () => {
  const taken = listMatches(specs.join('\n'), /takeHandbookPicture\([^;]*, '([\w-]+)'\);/gu);
  const shown = listPages('en').flatMap((name) => listPictures(readPage('en', name)));
  expect([...new Set(taken)].sort()).toEqual(shown.toSorted());
});

test.each(languages)('the pictures of %s are there, once they were taken: `pnpm handbook`', (language) => {
  const pictures = path.join(folder, 'pictures', language);
  if (!existsSync(pictures)) return;
  const shown = listPages(language).flatMap((name) => listPictures(readPage(language, name)));
  expect(readdirSync(pictures).sort()).toEqual(shown.map((name) => `${name}.webp`).sort());
});
