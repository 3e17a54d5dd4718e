import { reportFailure } from '../process/report-failure.ts';
import { getTodayInTashkent } from '../workplace/today.ts';
import { acceptedAdvisories } from './accepted-advisory.ts';
import { fetchAudit } from './fetch-audit.ts';
import { classifyAdvisories } from './classify-advisories.ts';
import { readAudit } from './read-audit.ts';
import { formatAdvisoryReport } from './format-report.ts';

/** Reports the advisories for production dependencies. */
try {
  const judged = classifyAdvisories(readAudit(await fetchAudit()), acceptedAdvisories, getTodayInTashkent());
  console.log(formatAdvisoryReport(judged).join('\n'));
  process.exitCode = judged.open.length + judged.unused.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
  // The audit did not complete: its result is unknown.
  process.exitCode = 2;
}
