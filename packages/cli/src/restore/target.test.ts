import { parseRestoreArguments } from './target.ts';

it.each([
  [[], { file: null, into: null }],
  [['--', 'a.age'], { file: 'a.age', into: null }],
  [['a.age', '--into', '/b'], { file: 'a.age', into: '/b' }],
  [['--into', '/b'], { file: null, into: '/b' }],
])('parses %j to %j', (args, expected) => {
  expect(parseRestoreArguments(args)).toEqual(expected);
});

it.each([[['a', 'b']], [['--into']], [['--force']], [['a', '--into', '--force']]])('rejects %j with a message', (args) => {
  expect(() => parseRestoreArguments(args)).toThrow('is unknown: say `pnpm restore`');
});
