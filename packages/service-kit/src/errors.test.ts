import { readFileSync } from 'node:fs';

import { getErrorCode, getErrorMessage, isMissingFile, toError } from './errors.ts';

function failToRead(file: string): unknown {
  try {
    return readFileSync(file);
  } catch (error) {
    return error;
  }
}

test('treats a file that can’t exist as not found, but not a folder read as a file', () => {
  const errors = [`${__filename}.none`, `${__filename}/below`, `/${'a'.repeat(1000)}`, __dirname].map(failToRead);
  expect(errors.map(getErrorCode)).toEqual(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR']);
  expect(errors.map(isMissingFile)).toEqual([true, true, true, false]);
});

test.each([undefined, null, 'ENOENT', { code: 2 }, new Error('ENOENT')])('returns no code for %p', (thrown) => {
  expect([getErrorCode(thrown), isMissingFile(thrown)]).toEqual([undefined, false]);
});

test('returns the message of anything thrown', () => {
  const error = new TypeError('no number');
  expect([error, 'no text', undefined].map(getErrorMessage)).toEqual(['no number', 'no text', 'undefined']);
  expect(toError(error)).toBe(error);
  expect(toError('no text')).toEqual(new Error('no text'));
});
