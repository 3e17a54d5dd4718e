import fc from 'fast-check';

import { isExternalUrl, isSafeUrl } from './safe-url.ts';

test.each([
  'https://lex.uz/docs/1',
  'http://example.uz',
  'https://example.uz:8443/a@b?to=c@d#e@f',
  'https://example.uz?to=a@b',
  'mailto:info@example.uz',
  'tel:+998712000000',
  '/contact',
  '/contact?a=1#hours',
  '#hours',
])('accepts %s', (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  '',
  '#',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'https://ok.example@evil.example/',
  'https://ok.example:pass@evil.example',
  'HTTPS://@evil.example/path',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https://',
  'mailto:',
  'contact',
  'blob:https://example.uz/1',
])('rejects %p', (url) => {
  expect(isSafeUrl(url)).toBe(false);
});

test('rejects every scheme other than the four', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (scheme, rest) => {
      const url = `${scheme}:${rest}`;
      if (isSafeUrl(url)) expect(url).toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#)/iu);
    }),
  );
});

test('only web addresses are external', () => {
  expect(isExternalUrl('https://lex.uz')).toBe(true);
  expect(isExternalUrl('/contact')).toBe(false);
  expect(isExternalUrl('tel:+998')).toBe(false);
});
