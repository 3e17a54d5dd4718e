import { parseMoveTarget } from './arguments.ts';

const url = 'postgres://ochiq:secret@db.example:5432/ochiq';

it('prefers the address of the command line to that of the settings', () => {
  expect(parseMoveTarget(['--to', url], undefined)).toBe(url);
  expect(parseMoveTarget(['--', '--to', url], 'postgres://elsewhere/ochiq')).toBe(url);
  expect(parseMoveTarget([], url)).toBe(url);
});

it('explains the format without repeating a password', () => {
  expect(() => parseMoveTarget([], undefined)).toThrow('Say where to: `pnpm move-database --to postgres://');
  expect(() => parseMoveTarget(['--to', 'mysql://ochiq:secret@db.example/ochiq'], undefined)).toThrow(
    /^This is no address of a PostgreSQL/u,
  );
  expect(() => parseMoveTarget(['--to', 'mysql://ochiq:secret@db.example/ochiq'], undefined)).not.toThrow(/secret/u);
});
