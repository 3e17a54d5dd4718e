import { reportFailure } from '@ochiq/cli/process/report-failure';

import { acceptedMessages } from './accepted-messages.ts';
import { classifyFindings, describeFindings } from './judge.ts';
import { quickChecks, runSiteCheck } from './site-files.ts';

/** Prints what the quick validators find in the built site in a folder, the first argument, and fails where that is anything. */
try {
  const [folder = ''] = process.argv.slice(2);
  const findings = (await Promise.all(quickChecks.map((one) => runSiteCheck(one, folder)))).flat();
  const { open } = classifyFindings(findings, acceptedMessages);
  for (const line of describeFindings({ open, accepted: [], unused: [] })) console.log(line);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
