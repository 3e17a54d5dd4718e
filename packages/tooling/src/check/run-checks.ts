import path from 'node:path';
import { existsSync, readdirSync } from 'node:fs';

import { reportFailure } from '@ochiq/cli/process/report-failure';
import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';

/** Nested projects with their own `tsconfig.json`: code that runs in another environment. */
const nestedProjects = ['cms/src/admin', 'cms/generate', 'cms/tests', 'cms/tests/panel-components', 'web/e2e'];

/** Lists the compiler configurations of all code: every package's, the services' and their nested ones. */
function listTypeProjects(): readonly string[] {
  const packages = readdirSync(fromRoot('packages')).map((name) => path.join('packages', name));
  const projects = [...packages, 'cms', 'web', ...nestedProjects].map((folder) => path.join(folder, 'tsconfig.json'));
  return projects.filter((project) => existsSync(fromRoot(project)));
}

/** A check; `env` extends the environment that all tools get. */
type Check = { title: string; command: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

const getBinPath = (name: string) => fromRoot('packages', 'tooling', 'node_modules', '.bin', name);
const getConfigPath = (name: string) => path.join('packages', 'tooling', 'config', name);
const getMainPath = (folder: string) => fromRoot('packages', 'tooling', 'src', folder, 'main.ts');
const lintedFolders = ['cms', 'web', 'packages'];
/** Source folders without build output. */
const sourceFolders = [
  ...['bin', 'config', 'fake-content', 'generate', 'src', 'tests'].map((folder) => path.join('cms', folder)),
  ...['src', 'e2e', 'test'].map((folder) => path.join('web', folder)),
  ...[
    'bucket',
    'cli',
    'contract',
    'edge',
    'http-policy',
    'pages',
    'images',
    'publisher',
    'search',
    'service-kit',
    'artwork',
    'tooling',
    'uzbek',
  ].map((name) => path.join('packages', name, 'src')),
];

/** Lists the static checks. The longest come first, so that both lanes end together. */
export const checks: readonly Check[] = [
  {
    title: 'Lint',
    command: getBinPath('oxlint'),
    args: ['--config', getConfigPath('oxlint.mjs'), ...lintedFolders],
    // It searches its type-aware half in the root only.
    env: { OXLINT_TSGOLINT_PATH: getBinPath('tsgolint') },
  },
  {
    title: 'Types',
    command: fromRoot('node_modules', '.bin', 'tsc'),
    // One process reads each declaration once. Always a full build: its cache of an earlier run misses packages that
    // were added since.
    args: ['--build', '--force', '--noEmit', '--singleThreaded', ...listTypeProjects()],
  },
  { title: 'Messages', command: process.execPath, args: [getMainPath('i18n-lint')] },
  {
    title: 'Who imports whom',
    command: getBinPath('depcruise'),
    args: ['--config', getConfigPath('dependency-rules.cjs'), '--output-type', 'err', ...sourceFolders],
  },
  { title: 'Styles', command: getBinPath('stylelint'), args: ['--config', getConfigPath('stylelint.mjs'), 'web/src/**/*.css'] },
  { title: 'Names', command: process.execPath, args: [getMainPath('naming')] },
  { title: 'Licences', command: process.execPath, args: [getMainPath('licences')] },
  { title: 'Formatting', command: getBinPath('oxfmt'), args: ['--config', getConfigPath('oxfmt.json'), '--check', '.'] },
];

export type OutcomeCount = { passed: number; failed: number };

/**
 * Runs every check, also after a failure, so that all are fixed at once. Two run in parallel: most keep one processor
 * busy.
 */
export async function runChecks(logDir: string, say: (how: string) => void): Promise<OutcomeCount> {
  const failures: unknown[] = [];
  const waiting = [...checks];
  const running = new Set<string>();
  const runLane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { title, command, args, env } = check;
      running.add(title);
      say([...running].join(', '));
      const log = path.join(logDir, `check-${title.toLowerCase().replace(/\W+/gu, '-')}.log`);
      await run({ command, args, cwd: fromRoot(), env: { ...createToolEnv(), ...env }, log }).catch((error: unknown) =>
        failures.push(error),
      );
      running.delete(title);
    }
  };
  await Promise.all([runLane(), runLane()]);
  say('');
  for (const failure of failures) reportFailure(failure);
  return { passed: checks.length - failures.length, failed: failures.length };
}
