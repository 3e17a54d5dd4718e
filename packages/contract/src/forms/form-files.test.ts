import { fileField, fileLimits, findFileExcess, formsWithFiles, formFileExtensions, isFormWithFiles } from './form-files.ts';
import { forms } from './forms.ts';
import { controlFields } from './wire.ts';

const mebibyte = 1024 * 1024;

test.each([
  [[], null],
  [[20 * mebibyte], null],
  [[20 * mebibyte + 1], 'size'],
  [[4, 4, 4, 4, 4].map((size) => size * mebibyte), null],
  [[4, 4, 4, 4, 5].map((size) => size * mebibyte), 'size'],
  [[1, 1, 1, 1, 1, 1], 'count'],
])('finds the excess of files of %j bytes: %p', (sizes, excess) => {
  expect(findFileExcess(sizes)).toBe(excess);
});

test('only an appeal and an inquiry take files, in a field of their own', () => {
  expect(Object.keys(forms).filter(isFormWithFiles)).toEqual(['appeal', 'inquiry']);
  for (const form of formsWithFiles) expect(Object.keys(forms[form])).not.toContain(fileField);
  expect(controlFields as readonly string[]).not.toContain(fileField);
});

test('rejects videos, archives and data files', () => {
  for (const extension of ['.mp4', '.webm', '.zip', '.json', '.svg', '.doc']) expect(formFileExtensions).not.toContain(extension);
  expect(fileLimits.bytes).toBe(fileLimits.megabytes * mebibyte);
});
