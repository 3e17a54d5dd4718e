import { definePhoneField } from './address-fields.ts';

const read = (number: string) => definePhoneField().schema.parse(number);

test.each(['(71) 200-00-10', '71 200-00-10', '712000010', '998 71 200 00 10', '+998712000010', '+998 (71) 200-00-10', '+998 71 200-00-10'])(
  'pages get %s with the country’s code, which their links dial',
  (number) => {
    expect(read(number)).toBe('+998 71 200-00-10');
  },
);

test.each(['112', '1142', '+7 495 000-00-00', '+49 30 1234567', '200-00-10'])('%s stays as it was written', (number) => {
  expect(read(number)).toBe(number);
});

test('what is no number is none', () => {
  expect(definePhoneField().schema.safeParse('ask at the desk').success).toBe(false);
});
