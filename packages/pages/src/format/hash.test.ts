import { hashName } from './hash.ts';

test('hashes a text to lowercase letters and digits', () => {
  for (const text of ['', 'a', 'Yangiliklar', 'Новости', '/uz/news/42']) {
    expect(hashName(text)).toMatch(/^[0-9a-z]{11}$/u);
    expect(hashName(text)).toBe(hashName(text));
  }
});

test('has no collision among two hundred thousand similar texts', () => {
  const count = 200_000;
  expect(new Set(Array.from({ length: count }, (_, index) => hashName(`/uz/news/${String(index)}`))).size).toBe(count);
});
