import { stopChildrenWithUs } from '../process/children.ts';
import { Steps } from '../process/steps.ts';
import { inRoot } from '../workplace/root.ts';
import { runChecks } from './run-checks.ts';

stopChildrenWithUs();
const { failed } = await runChecks(new Steps(), inRoot('.ochiq', 'logs'));
process.exitCode = failed === 0 ? 0 : 1;
