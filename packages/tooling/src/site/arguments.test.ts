import { siteArguments } from './arguments.ts';

test('publishes the site without arguments, and compares it with one', () => {
  expect(siteArguments([])).toEqual({ isComparing: false });
  expect(siteArguments(['--', '--compare'])).toEqual({ isComparing: true });
});

test.each([['--compar'], ['--compare', 'x']])('rejects %s with the valid arguments', (...args) => {
  expect(() => siteArguments(args)).toThrow('pnpm site --compare');
});
