import { buildAlertMarker, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';

import type { ConformanceCase } from '../conformance-case.ts';
import { renderAlertHtml } from '../fixture-alert.ts';

type CaseOptions = Pick<ConformanceCase, 'send'> & Partial<ConformanceCase['expect']>;

const createAlertCase = (name: string, { send, ...expect }: CaseOptions): ConformanceCase => ({
  name,
  site: 'alerted',
  send,
  expect: { status: 200, ...expect },
});

/** A page's 2000 bytes with the alert where its marker was. */
const filledSize = 2000 - buildAlertMarker(getAlertFragmentPath('ru')).length + renderAlertHtml('ru').length;
const hasAlert = (form: 'plain' | 'uz' | 'ru' | 'en', words = ''): RegExp =>
  new RegExp(`^(?![^]*<!--#include)[^]*<div>${renderAlertHtml(form)}</div>[^]*${words}`, 'u');

export const alertCases: readonly ConformanceCase[] = [
  {
    name: 'a page of a site without one is sent as it lies there',
    send: { path: '/ru/about' },
    expect: { status: 200, headers: { 'Content-Length': '2000' }, body: /<div><!--#include virtual="\/alert\/ru\.txt" --><\/div>/u },
  },
  createAlertCase('it is on every page', { send: { path: '/ru/about' }, body: hasAlert('ru', 'ru: page /about') }),
  createAlertCase('it is in the language of the page', { send: { path: '/en' }, body: hasAlert('en', 'en: page /') }),
  createAlertCase('unprefixed pages have their own', {
    send: { path: '/about' },
    headers: { Vary: 'Cookie, Accept-Encoding' },
    body: hasAlert('plain'),
  }),
  createAlertCase('a page that writes the cookie', {
    send: {
      path: '/ru/about',
      headers: { Referer: 'http://ochiq.test/uz/about', 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' },
    },
    headers: { 'Cache-Control': 'private, no-store' },
    body: hasAlert('ru'),
  }),
  createAlertCase('the page’s tag tells which alert is in it, and no moment does', {
    send: { path: '/ru/about' },
    headers: {
      ETag: /^"695735a5-[0-9a-f]+-[0-9a-f]{8}"$/u,
      'Last-Modified': null,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': `${filledSize}`,
    },
  }),
  ...(['br', 'gzip'] as const).map((encoding) =>
    createAlertCase(`it is compressed: ${encoding}`, {
      send: { path: '/ru/about', headers: { 'Accept-Encoding': encoding } },
      headers: {
        'Content-Encoding': encoding,
        Vary: 'Accept-Encoding',
        ETag: encoding === 'br' ? /-[0-9a-f]{8}-br"$/u : /-[0-9a-f]{8}-gz"$/u,
      },
    }),
  ),
  createAlertCase('HEAD', {
    send: { method: 'HEAD', path: '/ru/about' },
    headers: { 'Content-Length': `${filledSize}`, ETag: /-[0-9a-f]{8}"$/u },
  }),
  ...['identity', 'br', 'gzip'].map((encoding) =>
    createAlertCase(`the same tag: ${encoding}`, {
      send: { path: '/ru/about', headers: { 'If-None-Match': '{etag}', 'Accept-Encoding': encoding } },
      status: 304,
      headers: { ETag: /-[0-9a-f]{8}/u, Vary: 'Accept-Encoding', 'Last-Modified': null },
    }),
  ),
  createAlertCase('the tag of the page before the alert', {
    send: { path: '/ru/about', headers: { 'If-None-Match': '"695735a5-7d0"' } },
    body: hasAlert('ru'),
  }),
  createAlertCase('a moment after the page was changed', {
    send: { path: '/ru/about', headers: { 'If-Modified-Since': 'Sat, 02 Jan 2027 03:04:05 GMT' } },
    body: hasAlert('ru'),
  }),
  createAlertCase('a range of the page as it is now', {
    send: { path: '/ru/about', headers: { Range: 'bytes=0-14', 'If-Range': '{etag}' } },
    status: 206,
    headers: { 'Content-Range': `bytes 0-14/${filledSize}` },
    body: '<!doctype html>',
  }),
  createAlertCase('a range of the page as it was', {
    send: { path: '/ru/about', headers: { Range: 'bytes=0-14', 'If-Range': '"695735a5-7d0"' } },
    body: hasAlert('ru'),
  }),
  createAlertCase('an unknown path', {
    send: { path: '/en/nothing' },
    status: 404,
    headers: { ETag: null },
    body: hasAlert('en', 'error 404'),
  }),
  createAlertCase('an unknown path, compressed', {
    send: { path: '/en/nothing', headers: { 'Accept-Encoding': 'br' } },
    status: 404,
    headers: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
  }),
  createAlertCase('an unknown path, HEAD', {
    send: { method: 'HEAD', path: '/ru/nothing' },
    status: 404,
    headers: { 'Content-Length': `${filledSize}` },
  }),
  createAlertCase('a target that is refused', { send: { path: '/ru/%zz' }, status: 400, body: hasAlert('ru', 'error 400') }),
  createAlertCase('a form that cannot be sent', {
    send: {
      method: 'POST',
      path: '/ru/forms/contact',
      headers: { Origin: 'http://ochiq.test', 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: 'name=Karim',
    },
    status: 503,
    body: hasAlert('ru', 'value="Karim"'),
  }),
  createAlertCase('files have none', { send: { path: '/robots.txt' }, headers: { 'Last-Modified': /2026/u }, body: 'User-agent: *\n' }),
  createAlertCase('what only looks like a page has none', { send: { path: '/page-data/index/index.html' }, body: 'not a page\n' }),
  createAlertCase('scripts can ask for it', {
    send: { path: '/alert/ru.json' },
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate' },
    body: JSON.stringify({ from: null, until: null, html: renderAlertHtml('ru') }),
  }),
  createAlertCase('by itself it is no page', { send: { path: '/alert/ru.txt' }, headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
];
