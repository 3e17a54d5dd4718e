import { restoreArguments } from './arguments.ts';

it.each([
  [[], { file: null, into: null }],
  [['--', 'a.age'], { file: 'a.age', into: null }],
  [['a.age', '--into', '/b'], { file: 'a.age', into: '/b' }],
  [['--into', '/b'], { file: null, into: '/b' }],
])('parses %j to %j', (args, asked) => {
  expect(restoreArguments(args)).toEqual(asked);
});

it.each([[['a', 'b']], [['--into']], [['--force']], [['a', '--into', '--force']]])('rejects %j with a message', (args) => {
  expect(() => restoreArguments(args)).toThrow('is unknown: say `pnpm restore`');
});
