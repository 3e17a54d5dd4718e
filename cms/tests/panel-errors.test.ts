import { listErrorTexts } from '../src/admin/errors/error-texts';
import { messagePatterns } from '../src/admin/errors/message-patterns';
import { exactMessages } from '../src/admin/errors/server-messages';
import { translateMessage, translateRefusal } from '../src/admin/errors/translate-error';
import { texts as ru } from '../src/admin/texts/ru';
import { texts as uz } from '../src/admin/texts/uz';
import { faults } from '../src/admin/texts/uz/faults';
import { refusals } from '../src/admin/texts/uz/refusals';
import { noMail, tooMany } from '../src/panel/panel-texts';

test.each([
  ['Invalid credentials', 'Elektron pochta yoki parol notoʻgʻri'],
  ['Forbidden', 'Bunga ruxsatingiz yoʻq'],
  ['This attribute must be unique', 'Bu qiymat band'],
  ['slug must match the following: "/^[a-z0-9-]*$/"', 'Manzil qismi (lotin harflarida): qiymat kerakli koʻrinishda emas'],
  ['title must be at most 200 characters', 'Sarlavha: koʻpi bilan 200 ta belgi boʻlishi kerak'],
  ['blocks[0].text is a required field', 'blocks[0].text: toʻldirish shart'],
  ['2 errors occurred', '2 ta xato bor'],
])('“%s” is said in Uzbek, with the label of the field', (message, text) => {
  expect(translateMessage(message, uz, 'api::news.news')).toBe(text);
});

test('a sentence of our own stays as it is', () => {
  expect(translateMessage('“/x” sahifasi yoʻq', uz)).toBe('“/x” sahifasi yoʻq');
});

test('what Strapi’s code reads word for word stays as it is', () => {
  expect(translateMessage('User not active', uz)).toBe('User not active');
});

test('that no letter can be sent is said in the language of the panel', () => {
  expect(exactMessages).toContain(noMail);
});

test('how long to wait after too many attempts is said in the language of the panel', () => {
  expect([uz, ru].map((texts) => translateMessage(tooMany(301), texts))).toEqual([
    'Urinishlar juda koʻp. 6 daqiqadan keyin qayta urining.',
    'Слишком много попыток. Повторите через 6 мин.',
  ]);
});

test('a refusal is translated, and what it says of each field', () => {
  const refusal = { message: '2 errors occurred', details: { errors: [{ path: ['name'], message: 'name is a required field' }] } };
  translateRefusal(refusal, ru);
  expect(refusal).toEqual({ message: 'Ошибок: 2', details: { errors: [{ path: ['name'], message: 'name: обязательное поле' }] } });
});

test('a refusal without a message or with other details is left alone', () => {
  const refusal = { details: 'none' };
  translateRefusal(refusal, uz);
  expect(refusal).toEqual({ details: 'none' });
});

test('every sentence that is put together has its blanks in the pattern', () => {
  const blanks = Object.entries(faults).flatMap(([name, text]) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, blank = '']) => [name, blank]));
  const lacking = blanks.filter(([name, blank]) => !messagePatterns[name as keyof typeof messagePatterns].source.includes(`(?<${blank}>`));
  expect(lacking).toEqual([]);
});

test('plugins that look for errors under their own names find them', () => {
  expect(Object.keys(listErrorTexts({ refusals, faults }))).toEqual(
    expect.arrayContaining(['upload.apiError.Forbidden', 'apiError.Forbidden']),
  );
  expect(new Set(exactMessages).size).toBe(exactMessages.length);
});
