import { parseBackupArguments } from './command-line.ts';

it.each([
  [[], { what: 'make' }],
  [['--'], { what: 'make' }],
  [['--list'], { what: 'list' }],
  [['--key'], { what: 'key' }],
  [['--verify'], { what: 'verify', file: null }],
  [['--', '--verify', 'a.age'], { what: 'verify', file: 'a.age' }],
])('parses %j to %j', (args, expected) => {
  expect(parseBackupArguments(args)).toEqual(expected);
});

it.each([[['now']], [['--list', 'a']], [['--verify', 'a', 'b']], [['--verify', '--list']]])('rejects %j with a message', (args) => {
  expect(() => parseBackupArguments(args)).toThrow('is unknown: say `pnpm backup`');
});
