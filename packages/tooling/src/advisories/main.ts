import { reportFailure } from '../process/report-failure.ts';
import { todayInTashkent } from '../workplace/today.ts';
import { accepted } from './accepted.ts';
import { audit } from './audit.ts';
import { judge } from './judge.ts';
import { readAudit } from './read-audit.ts';
import { told } from './told.ts';

/** Reports the advisories for production dependencies. */
try {
  const judged = judge(readAudit(await audit()), accepted, todayInTashkent());
  console.log(told(judged).join('\n'));
  process.exitCode = judged.open.length + judged.unused.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
  // The audit did not complete: its result is unknown.
  process.exitCode = 2;
}
