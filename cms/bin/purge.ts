import '../src/env';
import { sendDigests } from '../src/content/review/notices/send-digests';
import { makeCheckpoint } from '../src/people/audit/nightly-checkpoint';
import { load, stopStrapi } from '../src/platform/bootstrap/load';
import { runCommand } from '../src/platform/bootstrap/run-command';
import { syncStatistics } from '../src/submissions/moderation/statistics';
import { purgeExpiredRows } from '../src/submissions/retention';

/** Does the work of a night and of a morning at once, as if it were the instant that is given (ISO 8601), or now. */
runCommand(async () => {
  const [, , instant] = process.argv;
  const now = instant === undefined ? new Date() : new Date(instant);
  const strapi = await load();
  await purgeExpiredRows(strapi, now);
  await syncStatistics(strapi, now);
  await makeCheckpoint(strapi, now);
  await sendDigests(strapi, now);
  await stopStrapi(strapi);
  process.exit(0);
});
