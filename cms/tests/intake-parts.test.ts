import {
  createReceiptNumber,
  deriveAppealCode,
  hashAppealCode,
  normalizeReceiptNumber,
  normalizeTypedCode,
} from '../src/submissions/forms/readable-codes';
import { calculateDeletionDate, calculateDueDay } from '../src/submissions/forms/days';
import { deriveRequestKeys } from '../src/submissions/forms/duplicate-submissions';
import { createTimeToken, readTimeToken } from '../src/submissions/rate-limits/time-token';
import { calculateBackoffMs } from '../src/submissions/mail/mail-server';
import { toHtml } from '../src/submissions/mail/letters';
import { listRecentQuarters } from '../src/submissions/moderation/statistics';

const secret = 'a-secret-of-the-tests';
const noon = new Date('2026-11-20T07:00:00Z');

test.each([
  ['2026-11-20T18:59:59Z', '2026-12-05'],
  // Midnight in Tashkent.
  ['2026-11-20T19:00:00Z', '2026-12-06'],
  ['2026-12-20T07:00:00Z', '2027-01-04'],
  ['2028-02-20T07:00:00Z', '2028-03-06'],
])('an appeal received at %s is due on %s', (receivedAt, day) => {
  expect(calculateDueDay(new Date(receivedAt))).toBe(day);
});

test('derives a code from the request and the secret, and normalizes a typed one', () => {
  const code = deriveAppealCode(secret, 'request');
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/u);
  expect(deriveAppealCode(secret, 'request')).toBe(code);
  expect(deriveAppealCode('another-secret-of-the-tests', 'request')).not.toBe(code);
  expect(hashAppealCode(secret, '2026-AAAAAA', ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`)).toBe(
    hashAppealCode(secret, '2026-AAAAAA', code),
  );
  expect(hashAppealCode(secret, '2026-BBBBBB', code)).not.toBe(hashAppealCode(secret, '2026-AAAAAA', code));
});

test('creates unique receipt numbers, and normalizes typed ones', () => {
  const numbers = Array.from({ length: 1000 }, () => createReceiptNumber('2026'));
  expect(new Set(numbers).size).toBe(1000);
  expect(normalizeReceiptNumber(' 2026 авс-def ')).toBe('2026-ABCDEF');
  expect(normalizeTypedCode('мт-хр 7')).toBe('MTXP7');
});

test('treats the same values as one request for ten to twenty minutes, per sender and form', () => {
  const request = { form: 'contact', key: null, token: null, values: { name: 'A' }, sender: 'x', now: noon } as const;
  const [own] = deriveRequestKeys(secret, request);
  const later = (minutes: number) => deriveRequestKeys(secret, { ...request, now: new Date(noon.getTime() + minutes * 60_000) });
  expect(later(9)).toContain(own);
  expect(later(19)).toContain(own);
  expect(later(20)).not.toContain(own);
  for (const change of [{ sender: 'y' }, { form: 'callback' }, { values: { name: 'B' } }, { key: 'k' }] as const) {
    expect(deriveRequestKeys(secret, { ...request, ...change })).not.toContain(own);
  }
});

test('reads the age of a time token, and rejects a forged one', () => {
  const token = createTimeToken(secret, 'nonce', noon);
  const after = (ms: number) => readTimeToken(secret, token, new Date(noon.getTime() + ms));
  expect(after(2999)).toEqual({ nonce: 'nonce', tooQuick: true });
  expect(after(3000)).toEqual({ nonce: 'nonce', tooQuick: false });
  expect(after(2 * 60 * 60 * 1000)).toEqual({ nonce: 'nonce', tooQuick: false });
  expect(after(2 * 60 * 60 * 1000 + 1)).toBeNull();
  expect(after(-1)).toBeNull();
  // Letters of two bytes make a signature of the right length a longer one.
  const wide = `${token.slice(0, -64)}${'ў'.repeat(64)}`;
  for (const forged of ['', 'x', wide, token.replace('nonce', 'other'), `${token}.x`, token.replace(/^\d/u, '9')]) {
    expect(readTimeToken(secret, forged, noon)).toBeNull();
  }
});

test('calculates the deletion date of each type', () => {
  expect(calculateDeletionDate('page-feedback', noon).toISOString()).toBe('2027-05-19T07:00:00.000Z');
  expect(calculateDeletionDate('contact-message', noon).toISOString()).toBe('2027-11-20T07:00:00.000Z');
  expect(calculateDeletionDate('appeal', noon).toISOString()).toBe('2029-11-19T07:00:00.000Z');
});

test('doubles the pause after each attempt, up to six hours', () => {
  expect([1, 2, 3, 20].map((attempts) => calculateBackoffMs(attempts, 60_000))).toEqual([60_000, 120_000, 240_000, 6 * 60 * 60 * 1000]);
});

test('escapes a stranger’s text in HTML', () => {
  expect(toHtml('uz', 'A <b>&\n"x"\n\nB')).toContain('<p>A &lt;b&gt;&amp;<br>&quot;x&quot;</p><p>B</p>');
});

test('computes quarters by the calendar of Tashkent', () => {
  const at = (instant: string) => listRecentQuarters(new Date(instant)).map(({ startsOn, period }) => [startsOn, period.uz, period.en]);
  expect(at('2026-12-31T18:59:59Z')).toEqual([
    ['2026-07-01', '2026-yil III chorak', 'Third quarter of 2026'],
    ['2026-10-01', '2026-yil IV chorak', 'Fourth quarter of 2026'],
  ]);
  expect(at('2026-12-31T19:00:00Z')).toEqual([
    ['2026-10-01', '2026-yil IV chorak', 'Fourth quarter of 2026'],
    ['2027-01-01', '2027-yil I chorak', 'First quarter of 2027'],
  ]);
  const [, quarter] = listRecentQuarters(noon);
  expect([quarter?.from.toISOString(), quarter?.to.toISOString()]).toEqual(['2026-09-30T19:00:00.000Z', '2026-12-31T19:00:00.000Z']);
});
