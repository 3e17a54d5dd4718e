import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { fromRoot } from '@ochiq/cli/workplace/root';

import { findNamingFaults } from './find-naming-faults.ts';
import { namingLimits } from './rules.ts';

const isCode = /\.(?:ts|tsx|mjs)$/u;
const isOther = /\.(?:test|spec)\.tsx?$|\/tests?\/|\/e2e\/|\/generated\/|\.d\.ts$/u;

/** Prints every name against the rules; the exit code is 1 when there is one. */
const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: fromRoot(),
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
}).split('\n');
const paths = known.filter((path) => isCode.test(path) && !isOther.test(path) && existsSync(fromRoot(path)));
const files = paths.map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));
const faults = findNamingFaults(files, namingLimits, known);
for (const fault of faults) console.error(fault);
console.log(`${String(paths.length)} files, ${String(faults.length)} names to mend`);
process.exitCode = faults.length === 0 ? 0 : 1;
