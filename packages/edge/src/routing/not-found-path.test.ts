import fc from 'fast-check';

import { sanitizePath } from './not-found-path.ts';

test.each([
  ['/uz/yangiliklar/eski', '/uz/yangiliklar/eski'],
  ['/uz/search?q=Aliyev', '/uz/search'],
  ['/ru/новости', '/ru/новости'],
  ['/uz/a.aliyev@example.uz/x', '/uz/*/x'],
  ['/uz/a%40example.uz', '/uz/*'],
  ['/status/998901234567', '/status/*'],
  ['/reset/0123456789abcdef0123', '/reset/*'],
  ['/a\nb', '/a�b'],
])('sanitizes %j to %s', (path, expected) => {
  expect(sanitizePath(path)).toBe(expected);
});

test('for any path, the result is short, without query, number or email address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (path) => {
      const written = sanitizePath(`/${path}`);
      expect(Array.from(written).length).toBeLessThanOrEqual(161);
      expect(written).not.toMatch(/[?#@\s]|\d{6}/u);
    }),
  );
});
