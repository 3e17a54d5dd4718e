import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const companions = ['', '-wal', '-shm'];

const markerOf = (database: string) => path.join(path.dirname(database), 'first-boot-unfinished');

function moveAside(database: string): string {
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const aside = path.join(path.dirname(database), `data.unfinished-${time}.db`);
  for (const end of companions) if (existsSync(database + end)) renameSync(database + end, aside + end);
  return aside;
}

/**
 * Starts over where an earlier first boot was interrupted, and marks a first boot that begins now.
 * @returns a notice for the operator, if any
 */
export function beginBoot(database: string): string | null {
  const marker = markerOf(database);
  const cutShort = existsSync(marker) && existsSync(database);
  const aside = cutShort ? moveAside(database) : null;
  if (!existsSync(database)) writeFileSync(marker, 'Setting up or filling this CMS has not been completed.\n');
  return aside === null
    ? null
    : `The first start of this CMS was cut short: what it had made is kept as ${aside}, and the CMS begins anew.`;
}

/** Completes the first boot: from now on the database is worth keeping. */
export function completeBoot(database: string): void {
  rmSync(markerOf(database), { force: true });
}
