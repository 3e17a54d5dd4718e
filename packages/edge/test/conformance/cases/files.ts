import type { ConformanceCase } from '../conformance-case.ts';

const createTypeCase = (path: string, type: string): ConformanceCase => ({
  name: `${path} is ${type}`,
  send: { path },
  expect: { status: 200, headers: { 'Content-Type': type } },
});

const createRefusedCase = (name: string, path: string): ConformanceCase => ({
  name,
  send: { path },
  expect: { status: 404, body: /error 404/u },
});

export const fileCases: readonly ConformanceCase[] = [
  createTypeCase('/robots.txt', 'text/plain; charset=utf-8'),
  createTypeCase('/sitemap.xml', 'text/xml; charset=utf-8'),
  createTypeCase('/favicon.svg', 'image/svg+xml; charset=utf-8'),
  createTypeCase('/favicon.ico', 'image/x-icon'),
  createTypeCase('/sw.js', 'text/javascript; charset=utf-8'),
  createTypeCase('/styles.0123456789abcdef0123.css', 'text/css; charset=utf-8'),
  createTypeCase('/page-data/about/page-data.json', 'application/json; charset=utf-8'),
  createTypeCase('/static/emblem-a1b2.webp', 'image/webp'),
  createTypeCase('/media/table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  createTypeCase('/media/table.csv', 'text/csv; charset=utf-8'),
  createTypeCase('/file.constructor', 'application/octet-stream'),
  createTypeCase('/.well-known/security.txt', 'text/plain; charset=utf-8'),
  createTypeCase('/feeds/uz/news.json', 'application/feed+json; charset=utf-8'),
  createTypeCase('/opensearch/uz.xml', 'application/opensearchdescription+xml; charset=utf-8'),
  createTypeCase('/data/people-uz.csv-metadata.json', 'application/csvm+json; charset=utf-8'),
  createTypeCase('/data/people-uz.json', 'application/json; charset=utf-8'),
  {
    name: 'a table leads to the description of its columns',
    send: { path: '/data/people-uz.csv' },
    expect: {
      status: 200,
      headers: { Link: '<people-uz.csv-metadata.json>; rel="describedby"; type="application/csvm+json"' },
    },
  },
  {
    name: 'a table without a description beside it leads to none',
    send: { path: '/media/table.csv' },
    expect: { status: 200, headers: { Link: null } },
  },
  createTypeCase('/inside-link.txt', 'text/plain; charset=utf-8'),
  { name: 'a query changes nothing', send: { path: '/robots.txt?v=1' }, expect: { status: 200, body: 'User-agent: *\n' } },
  { name: 'an empty file', send: { path: '/empty.bin' }, expect: { status: 200, headers: { 'Content-Length': '0' }, body: '' } },
  { name: 'an index among files is a file', send: { path: '/page-data/index/index.html' }, expect: { status: 200, body: 'not a page\n' } },
  {
    name: 'a packed file that has no plain one is a file',
    send: { path: '/only-zipped.csv.gz' },
    expect: { status: 200, headers: { 'Content-Type': 'application/gzip', 'Content-Encoding': null } },
  },
  createRefusedCase('a compressed twin by itself', '/sitemap.xml.br'),
  createRefusedCase('the other compressed twin by itself', '/sitemap.xml.gz'),
  createRefusedCase('a page’s compressed twin by itself', '/uz/about/index.html.br'),
  createRefusedCase('a dot-file', '/.env'),
  createRefusedCase('an encoded dot-file', '/%2eenv'),
  createRefusedCase('a dot-folder', '/uz/.git/config'),
  createRefusedCase('a dot-file among the well-known', '/.well-known/.hidden'),
  createRefusedCase('the well-known under a language', '/uz/.well-known/security.txt'),
  createRefusedCase('a link that leads out', '/leak.json'),
  createRefusedCase('a folder link that leads out', '/etc/passwd'),
  createRefusedCase('a link to itself', '/round.txt'),
  createRefusedCase('the release’s own facts', '/release.json'),
  createRefusedCase('a file as a folder', '/robots.txt/more'),
];
