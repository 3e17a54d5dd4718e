import { parseTestArguments } from './arguments.ts';

test.each([
  [[], { isDrilled: false, isProfiled: false, tasks: [] }],
  [['--', '--drill'], { isDrilled: true, isProfiled: false, tasks: [] }],
  [['unit', '--profile', 'cms'], { isDrilled: false, isProfiled: true, tasks: ['unit', 'cms'] }],
])('%j', (args, expected) => {
  expect(parseTestArguments(args)).toEqual(expected);
});

test('rejects an unknown option with the known ones', () => {
  expect(() => parseTestArguments(['--twice'])).toThrow('“--twice” is unknown: say `pnpm test`, `pnpm test --drill`');
});
