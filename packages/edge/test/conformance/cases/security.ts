import { plainStyleHash } from '@ochiq/http-policy/plain-style';
import type { ConformanceCase } from '../conformance-case.ts';
import { scriptHash } from '../fixture-release.ts';

const pagePolicy = [
  "default-src 'self'",
  `script-src 'self' ${scriptHash}`,
  `style-src 'self' ${plainStyleHash}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const securityCases: readonly ConformanceCase[] = [
  {
    name: 'a page runs only what its release knows',
    send: { path: '/uz/about' },
    expect: { status: 200, headers: { 'Content-Security-Policy': pagePolicy, 'Strict-Transport-Security': null } },
  },
  { name: 'an error page too', send: { path: '/uz/nothing' }, expect: { status: 404, headers: { 'Content-Security-Policy': pagePolicy } } },
  {
    name: 'a redirect runs nothing inline',
    send: { path: '/uz/' },
    expect: { status: 301, headers: { 'Content-Security-Policy': pagePolicy.replace(` ${scriptHash}`, '') } },
  },
  {
    name: 'by https readers stay there',
    site: 'secure',
    send: { path: '/uz/about' },
    expect: {
      status: 200,
      headers: { 'Strict-Transport-Security': 'max-age=31536000', 'Content-Security-Policy': /; upgrade-insecure-requests$/u },
    },
  },
  {
    name: 'the cookie is the same by https',
    site: 'secure',
    send: { path: '/', headers: { 'Accept-Language': 'ru' } },
    expect: { status: 302, headers: { 'Set-Cookie': 'i18n_redirected=ru; Max-Age=31536000; Path=/; SameSite=Lax' } },
  },
  {
    name: 'the worker that keeps pages is asked for anew each time, serves the whole site, and comes from the site',
    send: { path: '/sw.js' },
    expect: {
      status: 200,
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': /worker-src 'self'/u,
        'Service-Worker-Allowed': null,
      },
      body: /skipWaiting\(\)$/mu,
    },
  },
  {
    name: 'where nothing may be kept the worker forgets what was, and goes',
    site: 'forgetting',
    send: { path: '/sw.js' },
    expect: {
      status: 200,
      headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
      body: /caches\.delete\([\s\S]*unregister\(\)/u,
    },
  },
  {
    name: 'a request’s own number is not taken over',
    send: { path: '/uz/about', headers: { 'X-Request-Id': 'from-outside' } },
    expect: { status: 200, headers: { 'X-Request-Id': /^[0-9a-f]{8}-/u } },
  },
  {
    name: 'full screen is for the site’s own films',
    send: { path: '/uz/about' },
    expect: { status: 200, headers: { 'Permissions-Policy': /geolocation=\(\).*fullscreen=\(self\)/u } },
  },
];
