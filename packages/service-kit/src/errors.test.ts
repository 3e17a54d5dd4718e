import { readFileSync } from 'node:fs';

import { getErrorCode, isNotFound } from './errors.ts';

function failToRead(file: string): unknown {
  try {
    return readFileSync(file);
  } catch (error) {
    return error;
  }
}

test('treats a missing file and a path below a file as not found, but not a folder read as a file', () => {
  const errors = [`${__filename}.none`, `${__filename}/below`, __dirname].map(failToRead);
  expect(errors.map(getErrorCode)).toEqual(['ENOENT', 'ENOTDIR', 'EISDIR']);
  expect(errors.map(isNotFound)).toEqual([true, true, false]);
});

test.each([undefined, null, 'ENOENT', { code: 2 }, new Error('ENOENT')])('returns no code for %p', (thrown) => {
  expect([getErrorCode(thrown), isNotFound(thrown)]).toEqual([undefined, false]);
});
