import { reportFailure } from '../process/report-failure.ts';
import { todayInTashkent } from '../workplace/today.ts';
import { accepted } from './accepted.ts';
import { audit } from './audit.ts';
import { judge } from './judge.ts';
import { readAudit } from './read-audit.ts';
import { told } from './told.ts';

/** Asks the registry what is known against the packages that run. */
try {
  const judged = judge(readAudit(await audit()), accepted, todayInTashkent());
  console.log(told(judged).join('\n'));
  process.exitCode = judged.open.length + judged.unused.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
  // Nothing was found out: neither that all is well nor that it is not.
  process.exitCode = 2;
}
