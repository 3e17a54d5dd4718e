import { show } from '../../../test/show';
import { OtherLanguagesCount } from './other-languages-count';

it.each([
  ['uz', 1, 'Yana 1 tasi boshqa tillarda mavjud.'],
  ['ru', 1, 'Ещё 1 запись доступна на других языках.'],
  ['ru', 3, 'Ещё 3 записи доступны на других языках.'],
  ['ru', 5, 'Ещё 5 записей доступно на других языках.'],
  ['ru', 21, 'Ещё 21 запись доступна на других языках.'],
  ['en', 1, '1 more is available in other languages.'],
  ['en', 2, '2 more are available in other languages.'],
] as const)('says in %s that there are %i more', (locale, count, words) => {
  expect(show(<OtherLanguagesCount count={count} />, locale).container).toHaveTextContent(words);
});

it('says nothing where everything is translated', () => {
  expect(show(<OtherLanguagesCount count={0} />).container).toBeEmptyDOMElement();
});
