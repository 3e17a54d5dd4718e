import { intakeRequest } from '@ochiq/contract/forms/intake-request';
import fc from 'fast-check';

import { toIntakeRequest, getRedisplayedValues } from './form-request.ts';

const sender = { session: null, address: '192.0.2.1' };
const sent = (fields: Record<string, string>) => new Map(Object.entries(fields));

test('forwards a form’s own fields unchanged, and control fields separately', () => {
  const fields = { name: ' Karim ', phone: '', role: 'admin', page: '/ru/contact', key: 'k', token: 't', proof: 'p', website: '' };
  expect(toIntakeRequest('callback', 'ru', sent(fields), { session: 'a.b.c', address: '192.0.2.1' })).toEqual({
    fields: { name: ' Karim ', phone: '' },
    language: 'ru',
    page: '/ru/contact',
    key: 'k',
    token: 't',
    proof: 'p',
    trapped: false,
    session: 'a.b.c',
    address: '192.0.2.1',
  });
});

test('without scripts there is neither key nor proof; the page is the form’s own page', () => {
  expect(toIntakeRequest('callback', 'plain', sent({ website: 'https://spam.example' }), sender)).toMatchObject({
    fields: {},
    language: 'uz',
    page: '/forms/callback',
    key: null,
    token: null,
    proof: null,
    trapped: true,
    session: null,
  });
});

test.each(['//a?b', 'about', 'https://evil.example/', '/a b', '/a\r\nX: y', `/${'a'.repeat(500)}`])('%.20s is no page', (page) => {
  expect(toIntakeRequest('callback', 'en', sent({ page }), sender).page).toBe('/en/forms/callback');
});

test('for any input, the CMS receives a valid request', () => {
  const names = fc.constantFrom('name', 'email', 'subject', 'message', 'page', 'key', 'token', 'proof', 'website', '__proto__');
  const texts = fc.oneof(fc.string(), fc.string({ minLength: 60, maxLength: 5000 }));
  fc.assert(
    fc.property(fc.dictionary(names, texts), (fields) => {
      expect(intakeRequest.safeParse(toIntakeRequest('contact', 'uz', sent(fields), { session: null, address: '::1' })).success).toBe(true);
    }),
  );
});

test('shows all fields again, and the control fields for another try', () => {
  const values = getRedisplayedValues('contact', sent({ name: 'Karim', key: 'k', token: 't', proof: 'p', website: 'w' }));
  expect(Object.fromEntries(values)).toEqual({ name: 'Karim', email: '', subject: '', message: '', key: 'k' });
});

test.each(['signup', 'login', 'reset-password'] as const)('a page of %s shows no password again', (form) => {
  const values = getRedisplayedValues(form, sent({ email: 'a@b.uz', password: 'p', code: 'c', remember: 'yes' }));
  expect([...values.keys()]).not.toContain('password');
  expect([...values.values()]).not.toContain('p');
});
