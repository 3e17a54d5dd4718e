import type { ConformanceCase, ExpectedValue } from '../conformance-case.ts';

const script = '/app-0123456789abcdef0123.js';

const createEncodingCase = (accept: string, encoding: ExpectedValue, path = script): ConformanceCase => ({
  name: `${path} to Accept-Encoding ${accept || '(empty)'}`,
  send: { path, headers: { 'Accept-Encoding': accept } },
  expect: { status: 200, headers: { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' } },
});

export const encodingCases: readonly ConformanceCase[] = [
  createEncodingCase('br', 'br'),
  createEncodingCase('gzip', 'gzip'),
  createEncodingCase('gzip, deflate, br', 'br'),
  createEncodingCase('gzip, deflate, br, zstd', 'br'),
  createEncodingCase('gzip;q=1, br;q=0.5', 'gzip'),
  createEncodingCase('gzip;q=0.5, br;q=0.5', 'br'),
  createEncodingCase('br;q=0, gzip', 'gzip'),
  createEncodingCase('br;q=0, gzip;q=0', null),
  createEncodingCase('identity', null),
  createEncodingCase('identity;q=1, *;q=0', null),
  createEncodingCase('identity, br;q=0.5', null),
  createEncodingCase('identity;q=0.5, br;q=0.5', 'br'),
  createEncodingCase('*', 'br'),
  createEncodingCase('*;q=0', null),
  createEncodingCase('BR', 'br'),
  createEncodingCase('deflate', null),
  createEncodingCase('', null),
  createEncodingCase('identity;q=0, compress', null),
  createEncodingCase(';;;=,,br;q=x', null),
  createEncodingCase('br', null, '/styles.0123456789abcdef0123.css'),
  {
    name: 'no Accept-Encoding',
    send: { path: script },
    expect: { status: 200, headers: { 'Content-Encoding': null, Vary: 'Accept-Encoding' }, body: /console\.log/u },
  },
  {
    name: 'the type is the file’s own',
    send: { path: script, headers: { 'Accept-Encoding': 'br' } },
    expect: { status: 200, headers: { 'Content-Type': 'text/javascript; charset=utf-8', ETag: /^"695735a5-[0-9a-f]+-br"$/u } },
  },
  {
    name: 'gzip has its own tag',
    send: { path: script, headers: { 'Accept-Encoding': 'gzip' } },
    expect: { status: 200, headers: { ETag: /^"695735a5-[0-9a-f]+-gz"$/u } },
  },
  { name: 'the plain file has nginx’s tag', send: { path: script }, expect: { status: 200, headers: { ETag: '"695735a5-5dc"' } } },
  {
    name: 'what is packed already does not vary',
    send: { path: '/static/emblem-a1b2.webp', headers: { 'Accept-Encoding': 'br' } },
    expect: { status: 200, headers: { 'Content-Encoding': null, Vary: null } },
  },
  {
    name: 'HEAD',
    send: { method: 'HEAD', path: '/uz/about', headers: { 'Accept-Encoding': 'br' } },
    expect: { status: 200, headers: { 'Content-Encoding': 'br' } },
  },
];
