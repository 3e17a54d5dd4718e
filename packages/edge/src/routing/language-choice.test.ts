import { detectChosenLocale } from './language-choice.ts';
import { parseSiteAddress } from './site-address.ts';

const site = parseSiteAddress('https://ochiq.test/sayt');
const vouched = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const referer = 'https://ochiq.test/sayt/uz/about';

test.each([
  ['a switch', '/ru/about', { ...vouched, referer }, 'ru'],
  ['a switch from an unprefixed page', '/ru/about', { ...vouched, referer: 'https://ochiq.test/sayt/about?x#y' }, 'ru'],
  ['a switch from the root', '/en', { ...vouched, referer: 'https://ochiq.test/sayt' }, 'en'],
  ['an old browser', '/ru/about', { referer }, 'ru'],
  ['another port of the host, vouched for', '/ru', { ...vouched, referer: 'http://localhost:8000/sayt/uz' }, 'ru'],
  ['another port of the host, not vouched for', '/ru', { referer: 'https://ochiq.test:8443/sayt/uz' }, undefined],
  ['the same language', '/uz', { ...vouched, referer }, undefined],
  ['an unprefixed page', '/about', { ...vouched, referer: 'https://ochiq.test/sayt/ru' }, undefined],
  ['the same site, another host', '/ru', { ...vouched, 'sec-fetch-site': 'same-site', referer }, undefined],
  ['a typed address', '/ru', { ...vouched, 'sec-fetch-site': 'none' }, undefined],
  ['outside the base path', '/ru', { ...vouched, referer: 'https://ochiq.test/uz' }, undefined],
  ['a Referer with the origin alone', '/ru', { ...vouched, referer: 'https://ochiq.test/' }, undefined],
  ['a prefetch', '/ru', { ...vouched, referer, purpose: 'prefetch' }, undefined],
] as const)('%s', (_, path, headers, expected) => {
  expect(detectChosenLocale('GET', path, headers, site)).toBe(expected);
});
