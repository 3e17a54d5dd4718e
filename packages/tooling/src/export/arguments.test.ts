import { exportArguments } from './arguments.ts';

test('accepts a folder', () => {
  expect(exportArguments([])).toEqual({ folder: undefined });
  expect(exportArguments(['--', '/srv/copy'])).toEqual({ folder: '/srv/copy' });
});

test.each([['--zip'], ['a', 'b']])('rejects %s with the valid arguments', (...args) => {
  expect(() => exportArguments(args)).toThrow('pnpm export <folder>');
});
