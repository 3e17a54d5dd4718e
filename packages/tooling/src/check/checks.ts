import path from 'node:path';

import { inRoot } from '../workplace/root.ts';

export type Check = { title: string; command: string; args: readonly string[] };

const bin = (name: string) => inRoot('packages', 'tooling', 'node_modules', '.bin', name);
const config = (name: string) => path.join('packages', 'tooling', 'config', name);
const sources = ['cms', 'web', 'packages'];

/** What the code must satisfy before anything is run. */
export const checks = [
  { title: 'Types', command: inRoot('node_modules', '.bin', 'turbo'), args: ['run', 'typecheck'] },
  { title: 'Lint', command: bin('eslint'), args: ['--config', config('eslint.mjs'), '--max-warnings', '0', ...sources] },
  { title: 'Who imports whom', command: bin('depcruise'), args: ['--config', config('dependency-rules.cjs'), '--output-type', 'err', ...sources] },
  { title: 'Formatting', command: bin('prettier'), args: ['--config', config('prettier.json'), '--ignore-path', config('prettierignore'), '--check', '.'] },
] as const satisfies readonly Check[];
