import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createTemporarySettings } from '@ochiq/cli/workplace/env-file';
import { findFreePort } from '@ochiq/cli/workplace/find-free-port';
import { fromRoot } from '@ochiq/cli/workplace/root';
import type { Settings } from '@ochiq/cli/workplace/settings';

const host = '127.0.0.1';

/**
 * Creates the settings of a disposable Ochiq: a temporary data folder, which the caller removes, and free ports. Its
 * logs remain.
 * @param name used in the folder names
 */
export async function createThrowawaySettings(name: string): Promise<Settings> {
  const settings = createTemporarySettings({
    DATA_DIR: await mkdtemp(path.join(os.tmpdir(), `ochiq-${name}-`)),
    SITE_PORT: String(await findFreePort(host)),
    CMS_PORT: String(await findFreePort(host)),
    PUBLISHER_PORT: String(await findFreePort(host)),
  });
  return { ...settings, logDir: fromRoot('.ochiq', 'logs', name) };
}
