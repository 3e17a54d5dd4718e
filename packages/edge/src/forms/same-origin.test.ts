import { parseSiteAddress } from '../routing/site-address.ts';
import { isSameOrigin } from './same-origin.ts';

const own = 'https://ochiq.test';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: own }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: own }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': '' }, false],
  [{ origin: own }, true],
  [{ origin: 'https://ochiq.test.evil.example' }, false],
  [{ origin: 'https://evil.example', host: 'ochiq.test' }, false],
  [{ origin: 'https://localhost:8000', host: 'LOCALHOST:8000' }, true],
  [{ origin: 'http://localhost:8000', host: 'localhost:8000' }, false],
  [{ origin: 'null', host: 'null' }, false],
  [{ origin: '', host: '' }, false],
  [{ origin: 'file://', host: '' }, false],
  [{ host: 'ochiq.test', referer: own }, false],
  [{}, false],
])('%j: %s', (headers, expected) => {
  expect(isSameOrigin(headers, parseSiteAddress(`${own}/sayt`))).toBe(expected);
});

test('a site by http accepts forms by http', () => {
  expect(isSameOrigin({ origin: 'http://localhost:8000', host: 'localhost:8000' }, parseSiteAddress('http://ochiq.test'))).toBe(true);
});
