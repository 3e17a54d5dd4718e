import { exportArguments } from './arguments.ts';

test('a folder may be named', () => {
  expect(exportArguments([])).toEqual({ folder: undefined });
  expect(exportArguments(['--', '/srv/copy'])).toEqual({ folder: '/srv/copy' });
});

test.each([['--zip'], ['a', 'b']])('%s is refused, with what can be said', (...args) => {
  expect(() => exportArguments(args)).toThrow('pnpm export <folder>');
});
