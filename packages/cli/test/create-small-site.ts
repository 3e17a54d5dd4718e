import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { createTemporarySettings } from '../src/workplace/env-file.ts';
import { findFreePort } from '../src/workplace/find-free-port.ts';
import { fromRoot } from '../src/workplace/root.ts';
import type { Settings } from '../src/workplace/settings.ts';

const script = `
  const Database = require('better-sqlite3');
  const database = new Database(process.argv[1]);
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE IF NOT EXISTS appeals (id INTEGER PRIMARY KEY, text TEXT)');
  database.prepare('INSERT INTO appeals (text) VALUES (?)').run(process.argv[2]);
`;

/** Inserts an appeal into the database of a small site. */
export async function sendAppeal({ cmsDataDir }: Settings, text: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['-e', script, path.join(cmsDataDir, 'data.db'), text], { cwd: fromRoot('cms') });
}

/** Creates a minimal site for tests: a table, an upload, a citizen's file, a release. The caller removes its folder. */
export async function createSmallSite(): Promise<{ settings: Settings; folder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-small-'));
  const [site, cms, publisher] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')];
  const ports = { SITE_PORT: String(site), CMS_PORT: String(cms), PUBLISHER_PORT: String(publisher) };
  const settings = createTemporarySettings({ ...ports, DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: path.join(folder, 'backups') });
  const release = path.join(settings.siteDir, 'releases', 'r1');
  await mkdir(path.join(release, 'public'), { recursive: true });
  await mkdir(path.join(settings.cmsDataDir, 'public', 'uploads'), { recursive: true });
  await mkdir(path.join(settings.cmsDataDir, 'private', 'files'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(release, 'release.json'), '{}');
  await writeFile(path.join(release, 'public', 'index.html'), '<p>Ochiq</p>');
  await symlink('releases/r1', path.join(settings.siteDir, 'current'));
  await writeFile(path.join(settings.cmsDataDir, 'public', 'uploads', 'map.pdf'), 'map');
  await writeFile(path.join(settings.cmsDataDir, 'private', 'files', 'a1'), 'sent', { mode: 0o600 });
  await sendAppeal(settings, 'one');
  return { settings, folder };
}

/** Steps without output. */
export const quietSteps = { step: <T>(_: string, work: (say: (how: string) => void) => Promise<T>) => work(() => undefined) };
