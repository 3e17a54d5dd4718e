import { getPageDataAddress } from './get-page-data-address';

it.each([
  ['/app-1.js', '/en/about', '/page-data/en/about/page-data.json'],
  ['/app-1.js', '/', '/page-data/index/page-data.json'],
  ['/x/y/app-1.js', '/uz', '/x/y/page-data/uz/page-data.json'],
])('with scripts at %s, the data of %s is at %s', (script, pagePath, data) => {
  expect(getPageDataAddress(script, pagePath)).toBe(data);
});
