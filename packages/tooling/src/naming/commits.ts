// It imports nothing that has to be installed: the workflow runs it right after the checkout.
import { execFileSync } from 'node:child_process';
import process from 'node:process';

import { findSubjectFaults } from './find-subject-faults.ts';

/** Prints what is wrong with the subjects of the commits of a range, `origin/main..HEAD` by default; the exit code is 1 then. */
const [range = 'origin/main..HEAD'] = process.argv.slice(2);
const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', range, '--'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const faults = findSubjectFaults(subjects);
for (const fault of faults) console.error(fault);
console.log(`${String(subjects.length)} commits, ${String(faults.length)} subjects to mend`);
process.exitCode = faults.length === 0 ? 0 : 1;
