import { readFileSync } from 'node:fs';

import { getErrorCode, isMissing } from './error-code.ts';

function failToRead(file: string): unknown {
  try {
    return readFileSync(file);
  } catch (error) {
    return error;
  }
}

test('a file that is not there is missing, and so is one below a file; a folder that is read as a file is not', () => {
  const errors = [`${__filename}.none`, `${__filename}/below`, __dirname].map(failToRead);
  expect(errors.map(getErrorCode)).toEqual(['ENOENT', 'ENOTDIR', 'EISDIR']);
  expect(errors.map(isMissing)).toEqual([true, true, false]);
});

test.each([undefined, null, 'ENOENT', { code: 2 }, new Error('ENOENT')])('%p has no code', (thrown) => {
  expect([getErrorCode(thrown), isMissing(thrown)]).toEqual([undefined, false]);
});
