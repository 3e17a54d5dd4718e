import { parseSiteArguments } from './compare-site.ts';

test('publishes the site without arguments, and compares it with one', () => {
  expect(parseSiteArguments([])).toEqual({ isComparing: false });
  expect(parseSiteArguments(['--', '--compare'])).toEqual({ isComparing: true });
});

test.each([['--compar'], ['--compare', 'x']])('rejects %s with the valid arguments', (...args) => {
  expect(() => parseSiteArguments(args)).toThrow('pnpm site --compare');
});
