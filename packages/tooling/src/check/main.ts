import { stopChildrenWithUs } from '../process/children.ts';
import { Steps } from '../process/steps.ts';
import { inRoot } from '../workplace/root.ts';
import { runChecks } from './run-checks.ts';

stopChildrenWithUs();
const { failed } = await new Steps().step('Checking types, lint, imports, styles, messages, licences, formatting', (say) =>
  runChecks(inRoot('.ochiq', 'logs'), say),
);
process.exitCode = failed === 0 ? 0 : 1;
