import path from 'node:path';

import { inRoot } from '../workplace/root.ts';

export type Check = { title: string; command: string; args: readonly string[] };

const bin = (name: string) => inRoot('packages', 'tooling', 'node_modules', '.bin', name);
const config = (name: string) => path.join('packages', 'tooling', 'config', name);
const everything = ['cms', 'web', 'packages'];
/** What people wrote: not what builds made of it. */
const written = [
  ...['bin', 'config', 'generate', 'src', 'tests'].map((folder) => path.join('cms', folder)),
  ...['src', 'e2e', 'test'].map((folder) => path.join('web', folder)),
  ...['contract', 'edge', 'network', 'pages', 'pictures', 'publisher', 'search', 'service', 'strata', 'tooling', 'uzbek'].map((name) =>
    path.join('packages', name, 'src'),
  ),
];

/** What the code must satisfy before anything is run; what takes longest comes first. */
export const checks = [
  // It holds the types of every package at once, which is more than Node allows by itself.
  {
    title: 'Lint',
    command: process.execPath,
    args: [
      '--max-old-space-size=8192',
      inRoot('packages', 'tooling', 'node_modules', 'eslint', 'bin', 'eslint.js'),
      '--config',
      config('eslint.mjs'),
      '--max-warnings',
      '0',
      ...everything,
    ],
  },
  { title: 'Types', command: inRoot('node_modules', '.bin', 'turbo'), args: ['run', 'typecheck'] },
  {
    title: 'Who imports whom',
    command: bin('depcruise'),
    args: ['--config', config('dependency-rules.cjs'), '--output-type', 'err', ...written],
  },
  { title: 'Styles', command: bin('stylelint'), args: ['--config', config('stylelint.mjs'), 'web/src/**/*.css'] },
  { title: 'Messages', command: process.execPath, args: [inRoot('packages', 'tooling', 'src', 'messages', 'main.ts')] },
  { title: 'Licences', command: process.execPath, args: [inRoot('packages', 'tooling', 'src', 'licences', 'main.ts')] },
  { title: 'Formatting', command: bin('prettier'), args: ['--config', config('prettier.json'), '--check', '.'] },
] as const satisfies readonly Check[];
