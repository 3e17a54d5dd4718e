import { toPostgresEnv } from './postgres.ts';

test('converts an address to the environment of libpq', () => {
  expect(toPostgresEnv('postgres://ochiq:p%40ss%2Fword@db.local:5433/site?sslmode=require')).toEqual({
    PGHOST: 'db.local',
    PGPORT: '5433',
    PGUSER: 'ochiq',
    PGPASSWORD: 'p@ss/word',
    PGDATABASE: 'site',
    PGSSLMODE: 'require',
  });
});

test('accepts a socket folder as host, and leaves omitted parts to libpq', () => {
  expect(toPostgresEnv('postgres://localhost/site?host=/run/postgresql')).toEqual({ PGHOST: '/run/postgresql', PGDATABASE: 'site' });
});
