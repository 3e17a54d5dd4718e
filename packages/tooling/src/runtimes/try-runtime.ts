import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';
import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';

/** Returns whether npm complains about the user's own settings: it does so in every project. */
const isOfMachine = (line: string) => /^npm warn Unknown (?:env|user|global) config /u.test(line);

/** Returns the lines that would worry a person who starts the project for the first time. */
export const findTrouble = (lines: readonly string[]): string[] =>
  lines.filter((line) => !isOfMachine(line) && /\b(?:warn(?:ing)?|err(?:or)?!?|unsupported|deprecated|failed)\b|^\s+at /iu.test(line));

const manifest = z.object({ packageManager: z.string() });

/** The Node.js majors still in use, each with an npm that it can run. */
export const systemVersions = ['18', '20', '22', '24', '26'] as const;
const npmVersions: Readonly<Record<(typeof systemVersions)[number], string>> = { 18: '10', 20: '10', 22: '11', 24: '11', 26: '11' };

/** Programs that must not be needed: other runtimes, package managers, and compilers. */
const withheld = /^(?:node|nodejs|npm|npx|pnpm|corepack|python[\d.]*|g?make|cc|c\+\+|c\d\d|gcc.*|g\+\+.*|cpp.*|clang.*|.*-linux-gnu-.*)$/u;

/** Links the programs of this machine into a folder, except those withheld. */
async function linkPrograms(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const from of (process.env['PATH'] ?? '').split(path.delimiter)) {
    for (const name of await readdir(from).catch(() => [])) {
      // The first of two programs of the same name wins, as on a PATH.
      if (!withheld.test(name)) await symlink(path.join(from, name), path.join(folder, name)).catch(() => undefined);
    }
  }
  return folder;
}

/** Returns the caller's environment, without what pnpm adds for its commands: it would influence another pnpm. */
const readSystemEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ||
      /^(?:npm_(?:lifecycle|package|command|execpath|node|config_user_agent|config_verify)|PNPM|INIT_CWD|NODE$)/iu.test(name)
        ? []
        : [[name, value]],
    ),
  );

type Trial = { version: (typeof systemVersions)[number]; folder: string; logDir: string };

/**
 * Runs a command of the README in a fresh clone on a machine whose Node.js is `version` and that has no compiler.
 * @throws the command failed, or printed a warning
 */
export async function tryRuntime({ version, folder, logDir }: Trial): Promise<void> {
  const own = path.join(folder, version);
  const clone = path.join(own, 'clone');
  const log = path.join(logDir, `runtime-${version}.log`);
  const env = readSystemEnv();
  const npm = ['install', '--silent', '--no-save', '--prefix', own, `node-${process.platform}-${process.arch}@${version}`];
  await mkdir(own, { recursive: true });
  await run({ command: 'npm', args: [...npm, `npm@${npmVersions[version]}`], cwd: own, env, log });
  await run({ command: 'git', args: ['clone', '--quiet', fromRoot(), clone], cwd: own, env, log });
  const { packageManager } = manifest.parse(JSON.parse(await readFile(fromRoot('package.json'), 'utf8')));
  const programs = await linkPrograms(path.join(own, 'programs'));
  const trialEnv = { ...env, PATH: [path.join(own, 'node_modules', '.bin'), programs].join(path.delimiter), CI: '1' };
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line);
  await run({ command: 'npx', args: ['--yes', packageManager, 'bench', '--help'], cwd: clone, env: trialEnv, log, onLine });
  const trouble = findTrouble(lines);
  if (trouble.length > 0) throw new Error(`It runs, but not without a word of trouble:\n${trouble.join('\n')}`);
  await rm(own, { recursive: true, force: true });
}
