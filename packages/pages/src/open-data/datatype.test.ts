import { detectDatatype } from './datatype.ts';

test.each([
  ['integer', ['1', '-2', '+3', '0']],
  ['number', ['1', '-0.5', '+0.25']],
  ['boolean', ['true', 'false']],
  ['date', ['2026-01-15', '2028-02-29']],
  ['anyURI', ['https://lex.uz/docs/1', 'http://a.example']],
  ['string', ['007', '1']],
  ['string', ['2026-02-30']],
  ['string', ['2026-01']],
  ['string', ['1', 'a']],
  ['string', ['1e5']],
  ['string', []],
] as const)('%s: %j', (datatype, values) => {
  expect(detectDatatype(values)).toBe(datatype);
});
