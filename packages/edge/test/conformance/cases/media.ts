import type { ConformanceCase } from '../conformance-case.ts';

const createSandboxCase = (path: string, type: string): ConformanceCase => ({
  name: `${path} cannot act`,
  send: { path },
  expect: {
    status: 200,
    headers: { 'Content-Type': type, 'Content-Disposition': 'attachment', 'Content-Security-Policy': /(?:^|; )sandbox(?:;|$)/u },
  },
});

export const mediaCases: readonly ConformanceCase[] = [
  createSandboxCase('/media/picture.svg', 'image/svg+xml; charset=utf-8'),
  createSandboxCase('/media/page.html', 'text/html; charset=utf-8'),
  createSandboxCase('/media/folder/index.html', 'text/html; charset=utf-8'),
  createSandboxCase('/media/script.js', 'text/plain; charset=utf-8'),
  { name: 'an uploaded folder is no page', send: { path: '/media/folder' }, expect: { status: 404 } },
  {
    name: 'open data may be read by other sites',
    send: { path: '/media/table.csv', headers: { Origin: 'https://example.com' } },
    expect: {
      status: 200,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*', 'Content-Disposition': null },
    },
  },
  {
    name: 'the site itself may not',
    send: { path: '/uz/about', headers: { Origin: 'https://example.com' } },
    expect: { status: 200, headers: { 'Cross-Origin-Resource-Policy': 'same-origin', 'Access-Control-Allow-Origin': null } },
  },
  {
    name: 'a PDF opens in the browser’s viewer',
    send: { path: '/media/report.pdf' },
    expect: {
      status: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': null,
        'Content-Security-Policy': /^script-src 'none'; object-src 'self'/u,
      },
    },
  },
];
