import { parseTestArguments } from './arguments.ts';

test.each([
  [[], {}],
  [['--', '--drill'], { isDrilled: true }],
  [['unit', '--profile', 'cms'], { isProfiled: true, tasks: ['unit', 'cms'] }],
  [['--all-languages'], { isInAllLanguages: true }],
])('%j', (args, expected) => {
  const plain = { isDrilled: false, isProfiled: false, isInAllLanguages: false, tasks: [] };
  expect(parseTestArguments(args)).toEqual({ ...plain, ...expected });
});

test('rejects an unknown option with the known ones', () => {
  expect(() => parseTestArguments(['--twice'])).toThrow('“--twice” is unknown: say `pnpm test`, `pnpm test --drill`');
});
