import { listErrorTexts, messagePatterns } from '../src/admin/errors/message-patterns';
import { exactMessages } from '../src/admin/errors/server-messages';
import { translateMessage, translateRefusal } from '../src/admin/errors/translate-errors';
import ru from '../src/admin/texts/ru';
import uz from '../src/admin/texts/uz';
import { uzbekFaults, uzbekRefusals } from '../src/admin/texts/uz/errors';
import { mailUnavailable, getTooManyText } from '../src/platform/panel-words/panel-refusals';

test.each([
  ['Invalid credentials', 'Elektron pochta yoki parol notoʻgʻri'],
  ['Forbidden', 'Bunga ruxsatingiz yoʻq'],
  ['This attribute must be unique', 'Bu qiymat band'],
  ['slug must match the following: "/^[a-z0-9-]*$/"', 'Manzil qismi (lotin harflarida): qiymat kerakli koʻrinishda emas'],
  ['title must be at most 200 characters', 'Sarlavha: koʻpi bilan 200 ta belgi boʻlishi kerak'],
  ['blocks[0].text is a required field', 'blocks[0].text: toʻldirish shart'],
  ['2 errors occurred', '2 ta xato bor'],
])('translates “%s” to Uzbek, with the label of the field', (message, text) => {
  expect(translateMessage(message, uz, 'api::news.news')).toBe(text);
});

test('leaves our own sentences unchanged', () => {
  expect(translateMessage('“/x” sahifasi yoʻq', uz)).toBe('“/x” sahifasi yoʻq');
});

test('leaves messages unchanged that Strapi’s code compares', () => {
  expect(translateMessage('User not active', uz)).toBe('User not active');
});

test('translates that no letter can be sent', () => {
  expect(exactMessages).toContain(mailUnavailable);
});

test('translates the time to wait after too many attempts', () => {
  expect([uz, ru].map((texts) => translateMessage(getTooManyText(301), texts))).toEqual([
    'Urinishlar juda koʻp. 6 daqiqadan keyin qayta urining.',
    'Слишком много попыток. Повторите через 6 мин.',
  ]);
});

test('translates a refusal, with the messages of its fields', () => {
  const refusal = { message: '2 errors occurred', details: { errors: [{ path: ['name'], message: 'name is a required field' }] } };
  translateRefusal(refusal, ru);
  expect(refusal).toEqual({ message: 'Ошибок: 2', details: { errors: [{ path: ['name'], message: 'name: обязательное поле' }] } });
});

test('leaves a refusal without a message or with other details unchanged', () => {
  const refusal = { details: 'none' };
  translateRefusal(refusal, uz);
  expect(refusal).toEqual({ details: 'none' });
});

test('fills every blank from its pattern', () => {
  const blanks = Object.entries(uzbekFaults).flatMap(([name, text]) =>
    [...text.matchAll(/\{(\w+)\}/gu)].map(([, blank = '']) => [name, blank]),
  );
  const lacking = blanks.filter(([name, blank]) => !messagePatterns[name as keyof typeof messagePatterns].source.includes(`(?<${blank}>`));
  expect(lacking).toEqual([]);
});

test('lists errors under the prefixes that plugins use', () => {
  expect(Object.keys(listErrorTexts({ refusals: uzbekRefusals, faults: uzbekFaults }))).toEqual(
    expect.arrayContaining(['upload.apiError.Forbidden', 'apiError.Forbidden']),
  );
  expect(new Set(exactMessages).size).toBe(exactMessages.length);
});
