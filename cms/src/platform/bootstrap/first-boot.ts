import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const companions = ['', '-wal', '-shm'];

const getMarkerPath = (database: string) => path.join(path.dirname(database), 'first-boot-unfinished');

function moveAside(database: string): string {
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const asideFile = path.join(path.dirname(database), `data.unfinished-${time}.db`);
  for (const end of companions) if (existsSync(database + end)) renameSync(database + end, asideFile + end);
  // The audit log of the database that begins now has other rows: the head file of this one would say that it lost some.
  const audit = path.join(path.dirname(database), 'private', 'audit');
  if (existsSync(audit)) renameSync(audit, `${audit}.unfinished-${time}`);
  return asideFile;
}

/**
 * Starts over where an earlier first boot was interrupted, and marks a first boot that begins now.
 * @returns a notice for the operator, if any
 */
export function startFirstBoot(database: string): string | null {
  const marker = getMarkerPath(database);
  const isUnfinished = existsSync(marker) && existsSync(database);
  const asideFile = isUnfinished ? moveAside(database) : null;
  if (!existsSync(database)) writeFileSync(marker, 'Setting up or filling this CMS has not been completed.\n');
  return asideFile === null
    ? null
    : `The first start of this CMS was cut short: what it had made is kept as ${asideFile}, and the CMS begins anew.`;
}

/** Completes the first boot: from now on the database is worth keeping. */
export function completeFirstBoot(database: string): void {
  rmSync(getMarkerPath(database), { force: true });
}
