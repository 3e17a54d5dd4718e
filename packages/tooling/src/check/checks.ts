import path from 'node:path';

import { inRoot } from '../workplace/root.ts';
import { listTypeProjects } from './type-projects.ts';

/** A check; `env` extends the environment that all tools get. */
export type Check = { title: string; command: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

const bin = (name: string) => inRoot('packages', 'tooling', 'node_modules', '.bin', name);
const config = (name: string) => path.join('packages', 'tooling', 'config', name);
const main = (folder: string) => inRoot('packages', 'tooling', 'src', folder, 'main.ts');
const everything = ['cms', 'web', 'packages'];
/** Source folders without build output. */
const written = [
  ...['bin', 'config', 'generate', 'src', 'tests'].map((folder) => path.join('cms', folder)),
  ...['src', 'e2e', 'test'].map((folder) => path.join('web', folder)),
  ...['bucket', 'contract', 'edge', 'network', 'pages', 'pictures', 'publisher', 'search', 'service', 'strata', 'tooling', 'uzbek'].map(
    (name) => path.join('packages', name, 'src'),
  ),
];

/** Lists the static checks. The longest come first, so that both lanes end together. */
export const checks: readonly Check[] = [
  {
    title: 'Lint',
    command: bin('oxlint'),
    args: ['--config', config('oxlint.mjs'), ...everything],
    // It searches its type-aware half in the root only.
    env: { OXLINT_TSGOLINT_PATH: bin('tsgolint') },
  },
  {
    title: 'Types',
    command: inRoot('node_modules', '.bin', 'tsc'),
    // One process reads each declaration once. Always a full build: its cache of an earlier run misses packages that
    // were added since.
    args: ['--build', '--force', '--noEmit', '--singleThreaded', ...listTypeProjects()],
  },
  { title: 'Messages', command: process.execPath, args: [main('messages')] },
  {
    title: 'Who imports whom',
    command: bin('depcruise'),
    args: ['--config', config('dependency-rules.cjs'), '--output-type', 'err', ...written],
  },
  { title: 'Styles', command: bin('stylelint'), args: ['--config', config('stylelint.mjs'), 'web/src/**/*.css'] },
  { title: 'Licences', command: process.execPath, args: [main('licences')] },
  { title: 'Formatting', command: bin('oxfmt'), args: ['--config', config('oxfmt.json'), '--check', '.'] },
];
