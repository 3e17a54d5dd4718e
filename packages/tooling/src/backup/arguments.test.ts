import { backupArguments } from './arguments.ts';

it.each([
  [[], { what: 'make' }],
  [['--'], { what: 'make' }],
  [['--list'], { what: 'list' }],
  [['--key'], { what: 'key' }],
  [['--verify'], { what: 'verify', file: null }],
  [['--', '--verify', 'a.age'], { what: 'verify', file: 'a.age' }],
])('parses %j to %j', (args, asked) => {
  expect(backupArguments(args)).toEqual(asked);
});

it.each([[['now']], [['--list', 'a']], [['--verify', 'a', 'b']], [['--verify', '--list']]])('rejects %j with a message', (args) => {
  expect(() => backupArguments(args)).toThrow('is unknown: say `pnpm backup`');
});
