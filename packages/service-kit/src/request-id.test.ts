import { resolveRequestId } from './request-id.ts';

const uuid = 'a3bb189e-8bf9-4c4b-9f5b-3c8a5d2f1e70';
const nginx = '0123456789abcdef0123456789abcdef';

test.each([uuid, nginx])('accepts %s from a trusted sender', (id) => {
  expect(resolveRequestId(id, true)).toBe(id);
});

test.each<[string, string | string[] | undefined, boolean]>([
  ['anybody says', uuid, false],
  ['is not there', undefined, true],
  ['is said twice', [uuid, uuid], true],
  ['is too short', 'abc', true],
  ['would break a line of the log', `${uuid}\n{"level":"error"}`, true],
  ['is a name', 'karim-karimov-karim-karimov-1990', true],
])('replaces an id that %s', (_, given, isBelieved) => {
  const id = resolveRequestId(given, isBelieved);
  expect(id).toMatch(/^[\da-f-]{36}$/u);
  expect(id).not.toBe(given);
});
