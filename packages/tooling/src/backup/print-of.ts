import path from 'node:path';

import { run } from '../process/run.ts';
import { inRoot } from '../workplace/root.ts';
import { toolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { tableFacts, type TableFacts } from './manifest.ts';

type Script = { script: readonly string[]; args: readonly string[]; env?: Readonly<Record<string, string>>; say?: (line: string) => void };

/** Runs a script of the project in a separate process. @returns the last line that it printed @throws CommandFailure */
export async function lastLineOf({ logDir }: Pick<Settings, 'logDir'>, { script, args, env = {}, say }: Script): Promise<string> {
  let last = '';
  await run({
    command: process.execPath,
    args: [inRoot(...script), ...args],
    cwd: inRoot(script[0] ?? ''),
    env: { ...toolEnv(), ...env },
    log: path.join(logDir, `${path.basename(script.at(-1) ?? '', '.js')}-backup.log`),
    onLine: (line) => {
      last = line;
      say?.(line);
    },
  });
  return last;
}

const inCms = (name: string) => ['cms', 'dist', 'bin', `${name}.js`];

/** Copies the CMS's SQLite file while the CMS runs. @returns row counts and digests of the copy */
export async function copyDatabase(settings: Settings, from: string, to: string): Promise<TableFacts> {
  return tableFacts.parse(JSON.parse(await lastLineOf(settings, { script: inCms('copy-database'), args: [from, to] })));
}

/** Reads row counts and digests of a SQLite file. @throws CommandFailure it is damaged */
export async function databaseFacts(settings: Settings, file: string): Promise<TableFacts> {
  return tableFacts.parse(JSON.parse(await lastLineOf(settings, { script: inCms('database-facts'), args: [file] })));
}

type Bucket = { settings: Pick<Settings, 'logDir'>; url: string };

async function counted({ settings, url }: Bucket, name: string, folder: string): Promise<number> {
  return Number(await lastLineOf(settings, { script: inCms(name), args: [folder], env: { UPLOADS_URL: url } }));
}

/** Downloads the uploads of a bucket into a folder, except those that are there already. @returns how many */
export const holdBucket = (bucket: Bucket, folder: string): Promise<number> => counted(bucket, 'hold-uploads', folder);

/** Uploads the files of a folder to a bucket. @returns how many it lacked */
export const fillBucket = (bucket: Bucket, folder: string): Promise<number> => counted(bucket, 'bring-uploads', folder);
