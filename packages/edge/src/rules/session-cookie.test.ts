import { parseSetCookie } from 'cookie';
import fc from 'fast-check';

import { cookieSession, dropSession, keepSession } from './session-cookie.ts';
import { siteAddress } from './site-address.ts';

const session = 'aa.bb-c_.dd';
const kept = (siteUrl: string, remember = false) =>
  parseSetCookie(keepSession({ outcome: 'signed-in', session, remember }, siteAddress(siteUrl)));

test('is the browser’s alone, for the site alone, until it closes', () => {
  expect(kept('http://ochiq.test')).toEqual({ name: 'ochiq_session', value: session, httpOnly: true, sameSite: 'lax', path: '/' });
  expect(kept('https://ochiq.test/davlat/sayt/')).toEqual({
    name: 'ochiq_session',
    value: session,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/davlat/sayt',
  });
});

test('is remembered for thirty days', () => {
  expect(kept('http://ochiq.test', true)).toMatchObject({ maxAge: 2_592_000 });
});

test('is dropped from where it was kept', () => {
  expect(parseSetCookie(dropSession(siteAddress('https://ochiq.test/sayt')))).toEqual({
    name: 'ochiq_session',
    value: '',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/sayt',
    maxAge: 0,
  });
});

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
])('%.40s holds %.20s', (header, expected) => {
  expect(cookieSession(header)).toBe(expected);
});

test('whatever a cookie holds, a header can hold what is read from it', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const read = cookieSession(`ochiq_session=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))}`);
      expect(() => new Headers({ 'x-session': read ?? '' })).not.toThrow();
    }),
  );
});
