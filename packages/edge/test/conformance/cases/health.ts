import type { ConformanceCase } from '../conformance-case.ts';

export const healthCases: readonly ConformanceCase[] = [
  {
    name: 'tells the release',
    send: { path: '/health' },
    expect: {
      status: 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      body: '{"status":"ok","release":"r1"}',
    },
  },
  { name: 'HEAD', send: { method: 'HEAD', path: '/health' }, expect: { status: 200, headers: { 'Content-Length': '30' } } },
  { name: 'is no page', send: { path: '/health/' }, expect: { status: 404 } },
  { name: 'has no languages', send: { path: '/ru/health' }, expect: { status: 404 } },
  {
    name: 'nothing is published',
    site: 'unpublished',
    send: { path: '/health' },
    expect: { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '{"status":"no release","release":null}' },
  },
  { name: 'under a base path', site: 'nested', send: { path: '/davlat/sayt/health' }, expect: { status: 200 } },
];
