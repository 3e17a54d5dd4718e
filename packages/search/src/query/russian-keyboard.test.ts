import { expandRussianKeyboard } from './russian-keyboard.ts';

test.each([
  ['кун', ['кўн', 'қун', 'қўн']],
  ['Ҳхх', ['ҳхҳ', 'ҳҳх', 'ҳҳҳ']],
  ['Савдо', []],
  ['quduq', []],
  ['кукукукуку', []],
])('expands %s to %j', (word, others) => {
  expect(expandRussianKeyboard(word)).toEqual(others);
});
