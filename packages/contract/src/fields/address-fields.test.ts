import { definePhoneField } from './address-fields.ts';

const read = (number: string) => definePhoneField().schema.parse(number);

test.each([
  '(71) 200-00-10',
  '71 200-00-10',
  '712000010',
  '8 (71) 200-00-10',
  '8-71-200-00-10',
  '998 71 200 00 10',
  '00 998 71 200-00-10',
  '+998712000010',
  '+998 (71) 200-00-10',
  '+998 71 200-00-10',
])('pages get %s with the country’s code, which their links dial', (number) => {
  expect(read(number)).toBe('+998 71 200-00-10');
});

const short = ['101', '102', '112', '1050', '1142', '1-02', '200-00-10'];
const hotlines = ['0-800-120-00-00', '0 800 12 34 5', '800 12-34-56', '8 800 123456', '8-800-200-20-20'];
const foreign = ['+7 495 000-00-00', '+49 30 1234567', '+81 3 200 00 10', '+82 000 0010', '8 495 000-00-00', '00 49 30 1234567'];

test.each([...short, ...hotlines, ...foreign])('%s stays as it was written', (number) => {
  expect(read(number)).toBe(number);
});

test('what is no number is none', () => {
  expect(definePhoneField().schema.safeParse('ask at the desk').success).toBe(false);
});
