import type { ConformanceCase } from '../conformance-case.ts';

const unchanged = (name: string, path: string, headers: Record<string, string>, method = 'GET'): ConformanceCase => ({
  name,
  send: { method, path, headers },
  expect: { status: 304, headers: { ETag: /^"/u, 'Cache-Control': /must-revalidate/u, 'Content-Length': null, 'Content-Type': null } },
});

const changed = (name: string, path: string, headers: Record<string, string>): ConformanceCase => ({
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
  unchanged('the same tag', '/uz/about', { 'If-None-Match': '{etag}' }),
  unchanged('the same tag, HEAD', '/uz/about', { 'If-None-Match': '{etag}' }, 'HEAD'),
  unchanged('a weak tag', '/uz/about', { 'If-None-Match': 'W/{etag}' }),
  unchanged('one of several tags', '/uz/about', { 'If-None-Match': '"x", {etag}, "y"' }),
  unchanged('any tag', '/uz/about', { 'If-None-Match': '*' }),
  unchanged('the tag of the same encoding', '/uz/about', { 'If-None-Match': '{etag}', 'Accept-Encoding': 'br' }),
  unchanged('the same moment', '/uz/about', { 'If-Modified-Since': '{last-modified}' }),
  unchanged('a later moment', '/uz/about', { 'If-Modified-Since': 'Sat, 02 Jan 2027 03:04:05 GMT' }),
  unchanged('an unprefixed page', '/about', { 'If-None-Match': '{etag}' }),
  {
    name: 'a page that is the same still says on what it depends',
    send: { path: '/about', headers: { 'If-None-Match': '{etag}' } },
    expect: { status: 304, headers: { Vary: 'Cookie, Accept-Encoding' } },
  },
  changed('another tag', '/uz/about', { 'If-None-Match': '"695735a5-1"' }),
  changed('another tag goes before the same moment', '/uz/about', { 'If-None-Match': '"x"', 'If-Modified-Since': '{last-modified}' }),
  changed('the tag of another encoding', '/uz/about', { 'If-None-Match': '"695735a5-7d0"', 'Accept-Encoding': 'br' }),
  changed('an earlier moment', '/uz/about', { 'If-Modified-Since': 'Fri, 02 Jan 2026 03:04:04 GMT' }),
  changed('a moment that is none', '/uz/about', { 'If-Modified-Since': 'yesterday' }),
  changed('a reader who reloads', '/uz/about', { 'If-None-Match': '{etag}', 'Cache-Control': 'no-cache' }),
];
