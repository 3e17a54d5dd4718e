import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const queries = readdirSync(__dirname)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(__dirname, name), 'utf8') }))
  .filter(({ text }) => text.includes('allLocale('));

test('every template asks for its messages in an order that no build changes', () => {
  expect(queries.length).toBeGreaterThan(40);
  expect(queries.filter(({ text }) => !/allLocale\([^)]*sort: \{ ns: ASC \}/u.test(text)).map(({ name }) => name)).toEqual([]);
});
