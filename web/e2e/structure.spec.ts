import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';

import { findForeignText } from './languages';
import { findUnlinkedContacts } from './unlinked-contacts';
import { findOutlineProblems } from './outline';

const whole = (body: string, lang = 'en') =>
  parse(`<html lang="${lang}"><body><header></header><main><h1>Title</h1>${body}</main><footer></footer></body></html>`);

for (const [what, body, problem] of [
  ['a second title', '<h1>Other</h1>', 'not exactly one h1'],
  ['a skipped level', '<h2>Two</h2><h4>Four</h4>', 'h4 after h2: “Four”'],
  ['two nameless navigations', '<nav></nav><nav></nav>', 'two landmarks are nav “”'],
  ['an id twice', '<p id="a"></p><p id="a"></p>', 'the id a twice'],
  ['a label for nothing', '<label for="nothing">Name</label>', 'for names nothing, which is not there'],
  ['a link to nothing', '<a href="#nothing">There</a>', 'a link to #nothing, which is not there'],
  ['an image without its size', '<img alt="" src="a.webp">', 'an image without width, height: a.webp'],
  ['a drawing without a name', '<svg role="img"></svg>', 'a drawing with no name, and not hidden: <svg role="img"></svg>'],
] as const) {
  test(`${what} is found`, () => {
    expect(findOutlineProblems(whole(body))).toEqual([problem]);
  });
}

test('a page in order has no problem', () => {
  const body =
    '<nav aria-label="One"></nav><nav aria-label="Two"></nav><h2>Two</h2><h3>Three</h3><h2>Two</h2><svg aria-hidden="true"></svg>';
  expect(findOutlineProblems(whole(body))).toEqual([]);
});

for (const [lang, words, why] of [
  ['en', '<p>Русские слова</p>', 'Cyrillic words'],
  ['uz', '<p>Русские слова</p>', 'Cyrillic words'],
  ['uz', '<img alt="Скважина">', 'Cyrillic words'],
  ['ru', '<p>Слово: the report of the institution for this year</p>', 'a Latin sentence'],
  ['ru', '<p>Davlat gidrogeologiya muassasasi hisobot beradi</p>', 'a Latin sentence'],
  ['en', '<p>Suv resurslari va yer osti boyliklari boʻyicha hisobot</p>', 'Uzbek words'],
  ['uz', '<p>Report on the state of groundwater for the year</p>', 'English words'],
  ['en', '<p>Русский <span lang="ru">Русский язык</span></p>', 'Cyrillic words'],
] as const) {
  test(`${why} as ${lang} are found: ${words}`, () => {
    expect(findForeignText(whole(words, lang)).map((found) => found.split(' as ')[0])).toEqual([why]);
  });
}

for (const [lang, words] of [
  ['en', '<a lang="ru" href="/ru">Русский</a> <a lang="uz" href="/uz">Oʻzbekcha</a>'],
  ['ru', '<p>Файл формата PDF, CSV на сайте data.gov.uz, письма: info@ochiq.example</p>'],
  ['ru', '<p>Проект «Water for Life» завершён</p>'],
  ['uz', '<p>Telegram, Facebook, Instagram, YouTube</p>'],
  ['en', '<p>A. Qodirov, Toshkent, Olimlar Street 64</p>'],
] as const) {
  test(`names as ${lang} are let pass: ${words}`, () => {
    expect(findForeignText(whole(words, lang))).toEqual([]);
  });
}

test('an address or a number that is no link is found, but not in links, code, forms and of a fax', () => {
  expect(findUnlinkedContacts(whole('<p>Write to a@b.uz or <b>+998 71 200-00-17</b></p>'))).toEqual([
    '“a@b.uz” is no link',
    '“+998 71 200-00-17” is no link',
  ]);
  expect(
    findUnlinkedContacts(
      whole('<a href="tel:+998712000017">+998 71 200-00-17</a><code>a@b.uz</code><form>a@b.uz</form><p>Faks: +998 71 200-00-15</p>'),
    ),
  ).toEqual([]);
});
