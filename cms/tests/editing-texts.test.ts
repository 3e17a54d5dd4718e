import { createIntl } from 'react-intl';

import en from '../src/admin/texts/en';
import ru from '../src/admin/texts/ru';
import uz from '../src/admin/texts/uz';
import { englishCopies, englishMerge, englishPresence, englishSession } from '../src/admin/texts/en/editing';

const ids = Object.keys({ ...englishCopies, ...englishMerge, ...englishPresence, ...englishSession });
const values = { name: 'Malika', when: '1', time: '2', fields: 'a, b', field: 'a', email: 'a@b.uz', number: 1, count: 3, reason: 'x' };
const format = (locale: string, texts: Readonly<Record<string, string>>, id: string, count = 3) =>
  createIntl({ locale, messages: texts }).formatMessage({ id }, { ...values, count });
const listPlaces = (text = '') => (text.match(/\{\w+[,}]/gu) ?? []).map((place) => place.slice(1, -1)).toSorted();

test.each(ids)('%s is a message in every language, with the same places', (id) => {
  for (const [locale, texts] of [
    ['en', en],
    ['ru', ru],
    ['uz', uz],
  ] as const) {
    expect(format(locale, texts, id)).not.toMatch(/[{}]/u);
    expect(listPlaces(texts[id])).toEqual(listPlaces(en[id]));
  }
});

test('counts the places that are left in Russian', () => {
  expect([0, 1, 3, 5].map((count) => format('ru', ru, 'ochiq.merge.left', count))).toEqual([
    'Всё выбрано.',
    'Осталось выбрать 1 место.',
    'Осталось выбрать 3 места.',
    'Осталось выбрать 5 мест.',
  ]);
});
