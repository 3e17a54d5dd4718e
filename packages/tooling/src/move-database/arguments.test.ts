import { targetOf } from './arguments.ts';

const url = 'postgres://ochiq:secret@db.example:5432/ochiq';

it('prefers the address of the command line to that of the settings', () => {
  expect(targetOf(['--to', url], undefined)).toBe(url);
  expect(targetOf(['--', '--to', url], 'postgres://elsewhere/ochiq')).toBe(url);
  expect(targetOf([], url)).toBe(url);
});

it('explains the format without repeating a password', () => {
  expect(() => targetOf([], undefined)).toThrow('Say where to: `pnpm move-database --to postgres://');
  expect(() => targetOf(['--to', 'mysql://ochiq:secret@db.example/ochiq'], undefined)).toThrow(/^This is no address of a PostgreSQL/u);
  expect(() => targetOf(['--to', 'mysql://ochiq:secret@db.example/ochiq'], undefined)).not.toThrow(/secret/u);
});
