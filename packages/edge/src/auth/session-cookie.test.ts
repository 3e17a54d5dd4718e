import { parseSetCookie } from 'cookie';
import fc from 'fast-check';

import { parseSiteAddress } from '../routing/site-address.ts';
import { clearSessionCookies, createSessionCookies, readSessionCookie } from './session-cookie.ts';

const session = 'aa.bb-c_.dd';
const createCookies = (siteUrl: string, remember = false) =>
  createSessionCookies({ outcome: 'signed-in', session, remember }, parseSiteAddress(siteUrl)).map((cookie) => parseSetCookie(cookie));
const dropped = (siteUrl: string) => clearSessionCookies(parseSiteAddress(siteUrl)).map((cookie) => parseSetCookie(cookie));
const own = { httpOnly: true, sameSite: 'lax' } as const;
const expiredCookie = { ...own, secure: true, value: '', maxAge: 0 } as const;

test.each([
  ['http://ochiq.test', [{ ...own, name: 'ochiq_session', value: session, path: '/' }]],
  [
    'https://ochiq.test',
    [
      { ...own, name: '__Host-ochiq_session', value: session, secure: true, path: '/' },
      { ...expiredCookie, name: 'ochiq_session', path: '/' },
    ],
  ],
  [
    'https://ochiq.test/davlat/sayt/',
    [
      { ...own, name: '__Secure-ochiq_session', value: session, secure: true, path: '/davlat/sayt' },
      { ...expiredCookie, name: 'ochiq_session', path: '/davlat/sayt' },
    ],
  ],
])('is HttpOnly, restricted to %s, until the browser closes', (siteUrl, cookies) => {
  expect(createCookies(siteUrl)).toEqual(cookies);
});

test('is remembered for thirty days', () => {
  expect(createCookies('http://ochiq.test', true)).toMatchObject([{ maxAge: 2_592_000 }]);
});

test('is cleared under its current and its former name', () => {
  expect(dropped('https://ochiq.test/sayt')).toEqual([
    { ...expiredCookie, name: '__Secure-ochiq_session', path: '/sayt' },
    { ...expiredCookie, name: 'ochiq_session', path: '/sayt' },
  ]);
  expect(dropped('http://ochiq.test')).toEqual([{ ...own, name: 'ochiq_session', value: '', maxAge: 0, path: '/' }]);
});

test.each([
  ['https://ochiq.test', '__Host-ochiq_session=new; ochiq_session=planted', 'new'],
  ['https://ochiq.test', 'ochiq_session=planted; __Host-ochiq_session=new', 'new'],
  ['https://ochiq.test', 'ochiq_session=former', 'former'],
  ['https://ochiq.test/sayt', '__Secure-ochiq_session=new', 'new'],
  ['https://ochiq.test/sayt', '__Host-ochiq_session=of-another', null],
  ['http://ochiq.test', '__Host-ochiq_session=of-https', null],
])('at %s, %s contains %s', (siteUrl, header, expected) => {
  expect(readSessionCookie(header, parseSiteAddress(siteUrl))).toBe(expected);
});

const site = parseSiteAddress('http://ochiq.test');

test.each([
  [undefined, null],
  ['', null],
  ['ochiq_session=', null],
  [`i18n_redirected=ru; ochiq_session=${session}`, session],
  ['ochiq_session=a%0Ab', null],
  ['ochiq_session=a b', null],
  ['ochiq_session=ʻ', null],
  [`ochiq_session=${'a'.repeat(2000)}`, 'a'.repeat(2000)],
  [`ochiq_session=${'a'.repeat(2001)}`, null],
  ['xochiq_session=a', null],
])('%.40s contains %.20s', (header, expected) => {
  expect(readSessionCookie(header, site)).toBe(expected);
});

test('for any cookie, the value is safe in a header', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const read = readSessionCookie(`ochiq_session=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))}`, site);
      expect(() => new Headers({ 'x-session': read ?? '' })).not.toThrow();
    }),
  );
});
