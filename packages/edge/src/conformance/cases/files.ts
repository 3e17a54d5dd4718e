import type { ConformanceCase } from '../conformance-case.ts';

const typed = (path: string, type: string): ConformanceCase => ({
  name: `${path} is ${type}`,
  send: { path },
  expect: { status: 200, headers: { 'Content-Type': type } },
});

const refused = (name: string, path: string): ConformanceCase => ({ name, send: { path }, expect: { status: 404, body: /error 404/u } });

export const fileCases: readonly ConformanceCase[] = [
  typed('/robots.txt', 'text/plain; charset=utf-8'),
  typed('/sitemap.xml', 'text/xml; charset=utf-8'),
  typed('/favicon.svg', 'image/svg+xml; charset=utf-8'),
  typed('/favicon.ico', 'image/x-icon'),
  typed('/sw.js', 'text/javascript; charset=utf-8'),
  typed('/styles.0123456789abcdef0123.css', 'text/css; charset=utf-8'),
  typed('/page-data/about/page-data.json', 'application/json; charset=utf-8'),
  typed('/static/emblem-a1b2.webp', 'image/webp'),
  typed('/media/table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  typed('/media/table.csv', 'text/csv; charset=utf-8'),
  typed('/file.constructor', 'application/octet-stream'),
  typed('/.well-known/security.txt', 'text/plain; charset=utf-8'),
  typed('/feeds/uz/news.json', 'application/feed+json; charset=utf-8'),
  typed('/opensearch/uz.xml', 'application/opensearchdescription+xml; charset=utf-8'),
  typed('/data/people-uz.csv-metadata.json', 'application/csvm+json; charset=utf-8'),
  typed('/data/people-uz.json', 'application/json; charset=utf-8'),
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
  typed('/inside-link.txt', 'text/plain; charset=utf-8'),
  { name: 'a query changes nothing', send: { path: '/robots.txt?v=1' }, expect: { status: 200, body: 'User-agent: *\n' } },
  { name: 'an empty file', send: { path: '/empty.bin' }, expect: { status: 200, headers: { 'Content-Length': '0' }, body: '' } },
  { name: 'an index among files is a file', send: { path: '/page-data/index/index.html' }, expect: { status: 200, body: 'not a page\n' } },
  {
    name: 'a packed file that has no plain one is a file',
    send: { path: '/only-zipped.csv.gz' },
    expect: { status: 200, headers: { 'Content-Type': 'application/gzip', 'Content-Encoding': null } },
  },
  refused('a compressed twin by itself', '/sitemap.xml.br'),
  refused('the other compressed twin by itself', '/sitemap.xml.gz'),
  refused('a page’s compressed twin by itself', '/uz/about/index.html.br'),
  refused('a dot-file', '/.env'),
  refused('an encoded dot-file', '/%2eenv'),
  refused('a dot-folder', '/uz/.git/config'),
  refused('a dot-file among the well-known', '/.well-known/.hidden'),
  refused('the well-known under a language', '/uz/.well-known/security.txt'),
  refused('a link that leads out', '/leak.json'),
  refused('a folder link that leads out', '/etc/passwd'),
  refused('a link to itself', '/round.txt'),
  refused('the release’s own facts', '/release.json'),
  refused('a file as a folder', '/robots.txt/more'),
];
