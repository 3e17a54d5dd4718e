import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import ts from 'typescript5';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Our sources as Node can run them by itself, in threads and processes of their own. */
export type Compiled = { file: (name: string) => URL; remove: () => Promise<void> };

async function compile(name: string, folder: string): Promise<void> {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, rewriteRelativeImportExtensions: true };
  const { outputText } = ts.transpileModule(await readFile(path.join(source, name), 'utf8'), { compilerOptions });
  const target = path.join(folder, name.replace(/\.ts$/u, '.js'));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, outputText);
}

/** Compiles the sources, other packages' builds are used as they are; once for all tests of a file. */
export async function compiled(): Promise<Compiled> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-compiled-'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await symlink(path.resolve(source, '../node_modules'), path.join(folder, 'node_modules'));
  const names = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/u.test(name));
  await Promise.all(names.map((name) => compile(name, folder)));
  return { file: (name) => pathToFileURL(path.join(folder, name)), remove: () => rm(folder, { recursive: true }) };
}
