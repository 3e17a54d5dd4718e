import path from 'node:path';

import { run } from '../process/run.ts';
import { fromRoot } from '../workplace/root.ts';
import { createToolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { tableDigestsSchema, type TableDigests } from './manifest.ts';

type ScriptOptions = {
  script: readonly string[];
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  say?: (line: string) => void;
};

/** Runs a script of the project in a separate process. @returns the last line that it printed @throws CommandFailure */
export async function runScript({ logDir }: Pick<Settings, 'logDir'>, { script, args, env = {}, say }: ScriptOptions): Promise<string> {
  let last = '';
  await run({
    command: process.execPath,
    args: [fromRoot(...script), ...args],
    cwd: fromRoot(script[0] ?? ''),
    env: { ...createToolEnv(), ...env },
    log: path.join(logDir, `${path.basename(script.at(-1) ?? '', '.js')}-backup.log`),
    onLine: (line) => {
      last = line;
      say?.(line);
    },
  });
  return last;
}

const getCmsScript = (name: string) => ['cms', 'dist', 'bin', `${name}.js`];

/** Copies the CMS's SQLite file while the CMS runs. @returns row counts and digests of the copy */
export async function copyDatabase(settings: Settings, from: string, to: string): Promise<TableDigests> {
  return tableDigestsSchema.parse(JSON.parse(await runScript(settings, { script: getCmsScript('copy-database'), args: [from, to] })));
}

/** Reads row counts and digests of a SQLite file. @throws CommandFailure it is damaged */
export async function readDatabaseDigests(settings: Settings, file: string): Promise<TableDigests> {
  return tableDigestsSchema.parse(JSON.parse(await runScript(settings, { script: getCmsScript('database-facts'), args: [file] })));
}

type BucketOptions = { settings: Pick<Settings, 'logDir'>; url: string };

async function runBucketScript({ settings, url }: BucketOptions, name: string, folder: string): Promise<number> {
  return Number(await runScript(settings, { script: getCmsScript(name), args: [folder], env: { UPLOADS_URL: url } }));
}

/** Downloads the uploads of a bucket into a folder, except those that are there already. @returns how many */
export const downloadBucket = (bucket: BucketOptions, folder: string): Promise<number> => runBucketScript(bucket, 'hold-uploads', folder);

/** Uploads the files of a folder to a bucket. @returns how many it lacked */
export const uploadFolder = (bucket: BucketOptions, folder: string): Promise<number> => runBucketScript(bucket, 'bring-uploads', folder);
