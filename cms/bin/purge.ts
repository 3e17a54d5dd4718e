import '../src/env';
import { load } from '../src/launch/load';
import { run } from '../src/launch/run';
import { stop } from '../src/launch/stop';
import { settleStatistics } from '../src/moderation/statistics';
import { purge } from '../src/purge/purge';

/** Does the work of a night at once, as if it were the instant that is given (ISO 8601), or now. */
run(async () => {
  const [, , instant] = process.argv;
  const now = instant === undefined ? new Date() : new Date(instant);
  const strapi = await load();
  await purge(strapi, now);
  await settleStatistics(strapi, now);
  await stop(strapi);
  process.exit(0);
});
