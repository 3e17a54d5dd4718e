import { cpSync, rmSync } from 'node:fs';

import { copyDatabase, removeDatabase } from './postgres-sites';
import { shared } from './shared';

/** Puts the few entries into a new folder, and into a database where that is not in the folder. */
export function copySite(data: string, from = shared.template()): void {
  cpSync(from, data, { recursive: true });
  copyDatabase(from, data);
}

export function removeSite(data: string): void {
  removeDatabase(data);
  rmSync(data, { recursive: true, force: true });
}
