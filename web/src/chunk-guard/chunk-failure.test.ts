/** @jest-environment jsdom */

import { isChunkFailure, watchChunks } from './chunk-failure';
import { reloadOnce } from './reload-once';

jest.mock('./reload-once');

const gatsbys = jest.fn();
const chunk = new Error('Loading chunk 7 failed.');

// Browsers run the listeners of the window in the order they came in; jsdom runs capturing ones first, unlike them.
beforeAll(() => {
  watchChunks(window);
  addEventListener('unhandledrejection', gatsbys);
});

afterEach(() => {
  jest.clearAllMocks();
});

const rejected = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reloads for a chunk that failed to load, before Gatsby handles it', () => {
  rejected(chunk);
  expect(reloadOnce).toHaveBeenCalledWith(window);
  expect(gatsbys).not.toHaveBeenCalled();
});

it('reloads for one that failed synchronously', () => {
  dispatchEvent(new ErrorEvent('error', { error: chunk }));
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

it('leaves every other failure to others', () => {
  rejected(new Error('x is undefined'));
  rejected(undefined);
  dispatchEvent(new ErrorEvent('error', { error: new Error('x is undefined') }));
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(gatsbys).toHaveBeenCalledTimes(2);
});

it('ignores an image that failed to load', () => {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(reloadOnce).not.toHaveBeenCalled();
});

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
