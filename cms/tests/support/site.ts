import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { copyDatabase, removeDatabase } from './postgres-sites';
import { shared } from './shared';

/** Puts the few entries into a new folder, and into a database where that is not in the folder. */
export function copySite(data: string, from = shared.template()): void {
  cpSync(from, data, { recursive: true });
  // Copied folders have other rights, and the CMS refuses private files that others may read.
  const folder = path.join(data, 'private');
  if (existsSync(folder)) chmodSync(folder, 0o700);
  copyDatabase(from, data);
}

export function removeSite(data: string): void {
  removeDatabase(data);
  rmSync(data, { recursive: true, force: true });
}
