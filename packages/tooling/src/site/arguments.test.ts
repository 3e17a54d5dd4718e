import { siteArguments } from './arguments.ts';

test('without arguments the site is published anew, with one it is compared', () => {
  expect(siteArguments([])).toEqual({ isComparing: false });
  expect(siteArguments(['--', '--compare'])).toEqual({ isComparing: true });
});

test.each([['--compar'], ['--compare', 'x']])('%s is refused, with what can be said', (...args) => {
  expect(() => siteArguments(args)).toThrow('pnpm site --compare');
});
