import { isJsonPreferred } from './wants-json.ts';

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, application/json', false],
  ['application/json', true],
  ['application/json, */*', true],
  ['application/json, text/html;q=0.9', true],
  ['application/json;q=0', false],
  ['image/png', false],
  [';;,/', false],
])('%s: %s', (accept, expected) => {
  expect(isJsonPreferred({ accept })).toBe(expected);
});
