import { access, constants, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Debian installs each version's server programs in a separate folder, outside of the path. */
const debianFolder = '/usr/lib/postgresql';

async function listCandidates(debian: string): Promise<readonly string[]> {
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.filter((name) => /^\d+$/u.test(name)).sort((a, b) => Number(b) - Number(a));
  return [...newestFirst.map((version) => path.join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(path.delimiter)];
}

/** Finds the folder with the server programs of PostgreSQL, `initdb` and `postgres`. @throws there is none */
export async function findPostgres(debian = debianFolder): Promise<string> {
  for (const folder of await listCandidates(debian)) {
    const runs = await Promise.all(['initdb', 'postgres'].map((name) => access(path.join(folder, name), constants.X_OK))).then(
      () => true,
      () => false,
    );
    if (runs) return folder;
  }
  throw new Error(
    'The tests on PostgreSQL need its server programs (initdb, postgres) and found none. On Debian or Ubuntu: apt-get install -y postgresql — elsewhere: install PostgreSQL 15 or newer and put its programs on the PATH.',
  );
}
