import type { ConformanceCase } from '../conformance-case.ts';

const path = '/media/report.pdf';
const size = 20;

const createPartCase = (range: string, contentRange: string, body: string, headers: Record<string, string> = {}): ConformanceCase => ({
  name: [range, ...Object.keys(headers)].join(' '),
  send: { path, headers: { Range: range, ...headers } },
  expect: {
    status: 206,
    headers: { 'Content-Range': `bytes ${contentRange}/${size}`, 'Content-Length': `${body.length}`, 'Accept-Ranges': null },
    body,
  },
});

const createFullCase = (name: string, headers: Record<string, string>, to = path): ConformanceCase => ({
  name,
  send: { path: to, headers },
  expect: { status: 200, headers: { 'Content-Range': null } },
});

const unsatisfiable = (range: string): ConformanceCase => ({
  name: range,
  send: { path, headers: { Range: range } },
  expect: { status: 416, headers: { 'Content-Range': `bytes */${size}`, 'Content-Length': '0', 'Cache-Control': 'no-store' }, body: '' },
});

export const rangeCases: readonly ConformanceCase[] = [
  createPartCase('bytes=0-3', '0-3', '%PDF'),
  createPartCase('bytes=9-', '9-19', '0123456789\n'),
  createPartCase('bytes=-1', '19-19', '\n'),
  createPartCase('bytes=-99', '0-19', '%PDF-1.7 0123456789\n'),
  createPartCase('bytes=0-99', '0-19', '%PDF-1.7 0123456789\n'),
  createPartCase('bytes=0-3', '0-3', '%PDF', { 'If-Range': '{etag}' }),
  { ...createPartCase('bytes=0-3', '0-3', '%PDF', { 'If-Range': '{last-modified}' }), name: 'If-Range with a moment' },
  createFullCase('several ranges', { Range: 'bytes=0-1,4-5' }),
  createFullCase('a broken range', { Range: 'bytes=a-b' }),
  createFullCase('a backward range', { Range: 'bytes=' }),
  createFullCase('another unit', { Range: 'lines=0-1' }),
  createFullCase('a changed file', { Range: 'bytes=0-3', 'If-Range': '"x"' }),
  createFullCase('a weak tag', { Range: 'bytes=0-3', 'If-Range': 'W/{etag}' }),
  createFullCase('an earlier moment', { Range: 'bytes=0-3', 'If-Range': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
  createFullCase('a compressed file', { Range: 'bytes=0-3', 'Accept-Encoding': 'br' }, '/sitemap.xml'),
  unsatisfiable('bytes=20-'),
  unsatisfiable('bytes=5-1'),
  unsatisfiable('bytes=-0'),
  { name: 'an empty file', send: { path: '/empty.bin', headers: { Range: 'bytes=0-0' } }, expect: { status: 416 } },
  {
    name: 'HEAD has no range',
    send: { method: 'HEAD', path, headers: { Range: 'bytes=0-3' } },
    expect: { status: 200, headers: { 'Content-Length': `${size}` } },
  },
  {
    name: 'the same tag goes before the range',
    send: { path, headers: { Range: 'bytes=0-3', 'If-None-Match': '{etag}' } },
    expect: { status: 304 },
  },
  { name: 'a download says that it has ranges', send: { path }, expect: { status: 200, headers: { 'Accept-Ranges': 'bytes' } } },
  { name: 'what is compressed has none', send: { path: '/sitemap.xml' }, expect: { status: 200, headers: { 'Accept-Ranges': null } } },
  {
    name: 'from the middle of a large file',
    send: { path: '/media/film.mp4', headers: { Range: 'bytes=1500000-1500009' } },
    expect: { status: 206, headers: { 'Content-Range': 'bytes 1500000-1500009/2000000' }, body: 'film\nfilm\n' },
  },
  {
    name: 'a large file',
    send: { path: '/media/film.mp4' },
    expect: { status: 200, headers: { 'Content-Length': '2000000' }, body: /^(?:film\n){400000}$/u },
  },
];
