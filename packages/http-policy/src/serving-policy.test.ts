import { mimes } from 'mrmime';

import { getServingPolicy } from './serving-policy.ts';

const code = /javascript|ecmascript|css|wasm/u;
const markup = /html|^(?:application|text)\/xml$|\+xml$/u;

test('no upload with any extension can act as a part of the site', () => {
  const acting = Object.keys(mimes).filter((extension) => {
    const { mediaType, policy, attachment } = getServingPolicy(`/media/file.${extension}`);
    return code.test(mediaType) || (markup.test(mediaType) && !(policy === 'sandbox' && attachment));
  });
  expect(acting).toEqual([]);
});

test.each([
  ['/sw.js', { mediaType: 'text/javascript', policy: 'page', attachment: false, shared: false }],
  ['/favicon.svg', { mediaType: 'image/svg+xml', policy: 'viewer', attachment: false, shared: false }],
  ['/media/a.webp', { mediaType: 'image/webp', policy: 'viewer', attachment: false, shared: true }],
  ['/media/a.xlsx', { mediaType: expect.stringContaining('spreadsheetml'), policy: 'page', attachment: false, shared: true }],
  ['/feeds/uz/news.atom', { mediaType: 'application/atom+xml', policy: 'page', attachment: false, shared: true }],
  ['/calendar/uz.ics', { mediaType: 'text/calendar', policy: 'page', attachment: false, shared: true }],
  ['/data/catalog.ttl', { mediaType: 'text/turtle', policy: 'page', attachment: false, shared: true }],
  ['/data.json', { mediaType: 'application/json', policy: 'page', attachment: false, shared: true }],
  ['/database/x.json', { mediaType: 'application/json', policy: 'page', attachment: false, shared: false }],
  ['/mediateka/a.html', { mediaType: 'text/html', policy: 'page', attachment: false, shared: false }],
])('%s', (path, expected) => {
  expect(getServingPolicy(path)).toEqual(expected);
});
