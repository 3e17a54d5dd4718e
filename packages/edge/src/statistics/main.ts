import { createReadStream } from 'node:fs';

import { getErrorMessage } from '@ochiq/service-kit/errors';
import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

import { parseSiteAddress } from '../routing/site-address.ts';
import { countLogFile } from './count-log-file.ts';

const schema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/u, error: 'is not an http or https address' }),
  STATISTICS_DIR: z.string('is not set: statistics are off, see STATISTICS_ENABLED').min(1),
});

/** Counts the page views of a log of nginx, in a file or at the standard input. */
try {
  const { SITE_URL, STATISTICS_DIR } = readSettings(schema, process.env);
  const [file = '-'] = process.argv.slice(2);
  const input = file === '-' ? process.stdin : createReadStream(file);
  const { views, days, unreadLines } = await countLogFile(input, STATISTICS_DIR, parseSiteAddress(SITE_URL));
  process.stdout.write(`${String(views)} page views of ${String(days)} days, ${String(unreadLines)} other lines\n`);
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
