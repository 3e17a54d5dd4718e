import { isChunkFailure } from './is-chunk-failure';

const named = (name: string) => Object.assign(new Error('missing'), { name });

it.each([
  new Error('Loading chunk 7 failed.\n(error: https://ochiq.example/7-ab.js)'),
  new Error('Loading chunk component---src-templates-news-tsx failed.'),
  new Error('Loading CSS chunk 7 failed.'),
  new Error('page resources for /ru/news not found. Not rendering React'),
  new Error('We couldn\'t load "/prefix/page-data/sq/d/63159454.json"'),
  named('ChunkLoadError'),
  'Loading chunk 7 failed',
])('recognizes %s', (thrown) => {
  expect(isChunkFailure(thrown)).toBe(true);
});

it.each([new Error('x is undefined'), new TypeError('Failed to fetch'), 'chunk', undefined, null, { message: 'Loading chunk 7 failed.' }])(
  'takes %s for something else',
  (thrown) => {
    expect(isChunkFailure(thrown)).toBe(false);
  },
);
