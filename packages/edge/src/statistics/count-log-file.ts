import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';

import type { SiteAddress } from '../routing/site-address.ts';
import { readLog, type LogOutcome } from './read-log.ts';
import { writeDaySums } from './view-files.ts';
import { DaySums } from './view-sums.ts';

/**
 * Counts a log of nginx into files of its own, one a day, named by what the log says: the same log counted twice counts once.
 */
export async function countLogFile(input: Readable, folder: string, site: SiteAddress): Promise<LogOutcome & { days: number }> {
  const hash = createHash('sha256');
  const days = new Map<string, DaySums>();
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  input.once('error', (error) => hashing.destroy(error));
  const outcome = await readLog(input.pipe(hashing), site, ({ day, view }) => {
    const sums = days.get(day) ?? new DaySums(day);
    days.set(day, sums);
    sums.countView(view);
  });
  const source = `log-${hash.digest('hex').slice(0, 12)}` as const;
  for (const sums of days.values()) await writeDaySums(folder, sums, source);
  return { ...outcome, days: days.size };
}
