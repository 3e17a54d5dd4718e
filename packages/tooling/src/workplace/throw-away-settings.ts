import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { temporarySettings } from './env-file.ts';
import { freePort } from './free-port.ts';
import { inRoot } from './root.ts';
import type { Settings } from './settings.ts';

const host = '127.0.0.1';

/**
 * Creates the settings of a disposable Ochiq: a temporary data folder, which the caller removes, and free ports. Its
 * logs remain.
 * @param name used in the folder names
 */
export async function throwAwaySettings(name: string): Promise<Settings> {
  const settings = temporarySettings({
    DATA_DIR: await mkdtemp(path.join(os.tmpdir(), `ochiq-${name}-`)),
    SITE_PORT: String(await freePort(host)),
    CMS_PORT: String(await freePort(host)),
    PUBLISHER_PORT: String(await freePort(host)),
  });
  return { ...settings, logDir: inRoot('.ochiq', 'logs', name) };
}
