import { restoreArguments } from './arguments.ts';

it.each([
  [[], { file: null, into: null }],
  [['--', 'a.age'], { file: 'a.age', into: null }],
  [['a.age', '--into', '/b'], { file: 'a.age', into: '/b' }],
  [['--into', '/b'], { file: null, into: '/b' }],
])('%j asks for %j', (args, asked) => {
  expect(restoreArguments(args)).toEqual(asked);
});

it.each([[['a', 'b']], [['--into']], [['--force']], [['a', '--into', '--force']]])('refuses %j in a sentence', (args) => {
  expect(() => restoreArguments(args)).toThrow('is unknown: say `pnpm restore`');
});
