import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { transformSync } from '@swc/core';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Scripts of this folder as child processes, compiled once since they are started dozens of times. */
export type ChildScripts = {
  start(script: string, args: readonly (string | number)[]): ChildProcess;
  remove(): Promise<void>;
};

const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } } as const;
/** Relative imports of other sources. */
const sourceImport = /(?<=(?:from|import)\s*\(?\s*['"]\.[^'"]*)\.ts(?=['"])/gu;

async function compile(name: string, folder: string): Promise<void> {
  const { code } = transformSync(await readFile(path.join(source, name), 'utf8'), options);
  const target = path.join(folder, name.replace(/\.ts$/u, '.js'));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, code.replace(sourceImport, '.js'));
}

export async function compileChildScripts(): Promise<ChildScripts> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-scripts-'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await symlink(path.resolve(source, '../node_modules'), path.join(folder, 'node_modules'));
  // The transaction needs only its own folder and the one above.
  const [above, own] = [await readdir(source), await readdir(path.join(source, 'transaction'), { recursive: true })];
  const names = [...above, ...own.map((name) => path.join('transaction', name))].filter((name) => /(?<!\.test)\.ts$/u.test(name));
  await Promise.all(names.map((name) => compile(name, folder)));
  return {
    start: (script, args) => fork(path.join(folder, 'transaction/test', `${script}.js`), args.map(String), { cwd: folder, execArgv: [] }),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Waits until a process ends; returns its signal, else its exit code. */
export async function waitForExit(child: ChildProcess): Promise<NodeJS.Signals | number | null> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal ?? code;
}

/** Waits for the next message of a process. */
export async function waitForMessage(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}
