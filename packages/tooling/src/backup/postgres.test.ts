import { postgresEnv } from './postgres.ts';

test('an address becomes what libpq reads from its environment', () => {
  expect(postgresEnv('postgres://ochiq:p%40ss%2Fword@db.local:5433/site?sslmode=require')).toEqual({
    PGHOST: 'db.local',
    PGPORT: '5433',
    PGUSER: 'ochiq',
    PGPASSWORD: 'p@ss/word',
    PGDATABASE: 'site',
    PGSSLMODE: 'require',
  });
});

test('a socket’s folder may be the host, and what is not said is left to libpq', () => {
  expect(postgresEnv('postgres://localhost/site?host=/run/postgresql')).toEqual({ PGHOST: '/run/postgresql', PGDATABASE: 'site' });
});
