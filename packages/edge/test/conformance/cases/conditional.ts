import type { ConformanceCase } from '../conformance-case.ts';

const createUnchangedCase = (name: string, path: string, headers: Record<string, string>, method = 'GET'): ConformanceCase => ({
  name,
  send: { method, path, headers },
  expect: { status: 304, headers: { ETag: /^"/u, 'Cache-Control': /must-revalidate/u, 'Content-Length': null, 'Content-Type': null } },
});

const createChangedCase = (name: string, path: string, headers: Record<string, string>): ConformanceCase => ({
  name,
  send: { path, headers },
  expect: { status: 200 },
});

export const conditionalCases: readonly ConformanceCase[] = [
  {
    name: 'validators',
    send: { path: '/robots.txt' },
    expect: { status: 200, headers: { ETag: '"695735a5-e"', 'Last-Modified': 'Fri, 02 Jan 2026 03:04:05 GMT' } },
  },
  createUnchangedCase('the same tag', '/uz/about', { 'If-None-Match': '{etag}' }),
  createUnchangedCase('the same tag, HEAD', '/uz/about', { 'If-None-Match': '{etag}' }, 'HEAD'),
  createUnchangedCase('a weak tag', '/uz/about', { 'If-None-Match': 'W/{etag}' }),
  createUnchangedCase('one of several tags', '/uz/about', { 'If-None-Match': '"x", {etag}, "y"' }),
  createUnchangedCase('any tag', '/uz/about', { 'If-None-Match': '*' }),
  createUnchangedCase('the tag of the same encoding', '/uz/about', { 'If-None-Match': '{etag}', 'Accept-Encoding': 'br' }),
  createUnchangedCase('the same moment', '/uz/about', { 'If-Modified-Since': '{last-modified}' }),
  createUnchangedCase('a later moment', '/uz/about', { 'If-Modified-Since': 'Sat, 02 Jan 2027 03:04:05 GMT' }),
  createUnchangedCase('an unprefixed page', '/about', { 'If-None-Match': '{etag}' }),
  {
    name: 'a page that is the same still says on what it depends',
    send: { path: '/about', headers: { 'If-None-Match': '{etag}' } },
    expect: { status: 304, headers: { Vary: 'Cookie, Accept-Encoding' } },
  },
  createChangedCase('another tag', '/uz/about', { 'If-None-Match': '"695735a5-1"' }),
  createChangedCase('another tag goes before the same moment', '/uz/about', {
    'If-None-Match': '"x"',
    'If-Modified-Since': '{last-modified}',
  }),
  createChangedCase('the tag of another encoding', '/uz/about', { 'If-None-Match': '"695735a5-7d0"', 'Accept-Encoding': 'br' }),
  createChangedCase('an earlier moment', '/uz/about', { 'If-Modified-Since': 'Fri, 02 Jan 2026 03:04:04 GMT' }),
  createChangedCase('a moment that is none', '/uz/about', { 'If-Modified-Since': 'yesterday' }),
  createChangedCase('a reader who reloads', '/uz/about', { 'If-None-Match': '{etag}', 'Cache-Control': 'no-cache' }),
];
