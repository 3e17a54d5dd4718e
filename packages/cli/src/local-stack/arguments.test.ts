import { isDrill } from './arguments.ts';

test.each([
  [[], false],
  [['--drill'], true],
  [['--', '--drill'], true],
])('%j', (args, drilled) => {
  expect(isDrill(args)).toBe(drilled);
});

test.each([[['drill']], [['--drill', 'twice']]])('rejects %j with the valid arguments', (args) => {
  expect(() => isDrill(args)).toThrow('say `pnpm production`, or `pnpm production --drill`');
});
