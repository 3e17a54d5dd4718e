import { execFileSync } from 'node:child_process';

export type SystemUser = { uid: number; gid: number };

const readUserId = (kind: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * Finds the user that PostgreSQL runs as where we are root, which it refuses; `null` where we are an ordinary user.
 * @throws there is no such user
 */
export function findOrdinaryUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: readUserId('-u', name), gid: readUserId('-g', name) };
    } catch {
      // There is no such user on this machine.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody: run this as an ordinary user.');
}
