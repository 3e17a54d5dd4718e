import fc from 'fast-check';

import { getMediaType, toContentType } from './content-type.ts';

test.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/A.PDF', 'application/pdf'],
  ['/a.b.json', 'application/json; charset=utf-8'],
  ['/a.geojson', 'application/geo+json; charset=utf-8'],
  ['/a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/a.rss', 'application/rss+xml; charset=utf-8'],
  ['/a.kml', 'application/vnd.google-earth.kml+xml; charset=utf-8'],
  ['/a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['/a.woff2', 'font/woff2'],
  ['/feeds/ru/news.json', 'application/feed+json; charset=utf-8'],
  ['/feeds.json', 'application/json; charset=utf-8'],
  ['/data/people-uz.csv-metadata.json', 'application/csvm+json; charset=utf-8'],
  ['/media/a_1.csv-metadata.json', 'application/csvm+json; charset=utf-8'],
  ['/data/people-uz.json', 'application/json; charset=utf-8'],
  ['/opensearch/en.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['/html', 'application/octet-stream'],
  ['/.html', 'application/octet-stream'],
  ['/a.html/b', 'application/octet-stream'],
  ['/a.', 'application/octet-stream'],
  ['/a.toString', 'application/octet-stream'],
  ['/a.__proto__', 'application/octet-stream'],
])('%s is %s', (path, expected) => {
  expect(toContentType(getMediaType(path))).toBe(expected);
});

test('every name has a type', () => {
  fc.assert(
    fc.property(fc.string(), (name) =>
      expect(toContentType(getMediaType(`/${name}`))).toMatch(/^[\w.+-]+\/[\w.+-]+(?:; charset=utf-8)?$/u),
    ),
  );
});
