import type { ConformanceCase, Expected } from '../conformance-case.ts';

const script = '/app-0123456789abcdef0123.js';

const sends = (accept: string, encoding: Expected, path = script): ConformanceCase => ({
  name: `${path} to Accept-Encoding ${accept || '(empty)'}`,
  send: { path, headers: { 'Accept-Encoding': accept } },
  expect: { status: 200, headers: { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' } },
});

export const encodingCases: readonly ConformanceCase[] = [
  sends('br', 'br'),
  sends('gzip', 'gzip'),
  sends('gzip, deflate, br', 'br'),
  sends('gzip, deflate, br, zstd', 'br'),
  sends('gzip;q=1, br;q=0.5', 'gzip'),
  sends('gzip;q=0.5, br;q=0.5', 'br'),
  sends('br;q=0, gzip', 'gzip'),
  sends('br;q=0, gzip;q=0', null),
  sends('identity', null),
  sends('identity;q=1, *;q=0', null),
  sends('identity, br;q=0.5', null),
  sends('identity;q=0.5, br;q=0.5', 'br'),
  sends('*', 'br'),
  sends('*;q=0', null),
  sends('BR', 'br'),
  sends('deflate', null),
  sends('', null),
  sends('identity;q=0, compress', null),
  sends(';;;=,,br;q=x', null),
  sends('br', null, '/styles.0123456789abcdef0123.css'),
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
