import { parseExportArguments } from './export-folder.ts';

test('accepts a folder', () => {
  expect(parseExportArguments([])).toEqual({ folder: undefined });
  expect(parseExportArguments(['--', '/srv/copy'])).toEqual({ folder: '/srv/copy' });
});

test.each([['--zip'], ['a', 'b']])('rejects %s with the valid arguments', (...args) => {
  expect(() => parseExportArguments(args)).toThrow('pnpm export <folder>');
});
