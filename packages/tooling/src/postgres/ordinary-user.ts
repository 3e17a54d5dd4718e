import { execFileSync } from 'node:child_process';

export type User = { uid: number; gid: number };

const idOf = (kind: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * Finds the user that PostgreSQL runs as where we are root, which it refuses; `null` where we are an ordinary user.
 * @throws there is no such user
 */
export function ordinaryUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // There is no such user on this machine.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody: run this as an ordinary user.');
}
