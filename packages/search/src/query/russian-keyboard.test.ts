import { meantOnRussianKeyboard } from './russian-keyboard.ts';

test.each([
  ['кун', ['кўн', 'қун', 'қўн']],
  ['Ҳхх', ['ҳхҳ', 'ҳҳх', 'ҳҳҳ']],
  ['Савдо', []],
  ['quduq', []],
  ['кукукукуку', []],
])('%s may be %j, too', (word, others) => {
  expect(meantOnRussianKeyboard(word)).toEqual(others);
});
