import { parseUndoArguments } from './arguments.ts';

it.each([
  [[], null],
  [['--'], null],
  [['7'], 7],
  [['--', '12'], 12],
])('parses %j to %s', (args, number) => {
  expect(parseUndoArguments(args)).toBe(number);
});

it.each([[['0']], [['-1']], [['7', '8']], [['newest']], [['1e3']]])('rejects %j with a message', (args) => {
  expect(() => parseUndoArguments(args)).toThrow('is no number of a change');
});
