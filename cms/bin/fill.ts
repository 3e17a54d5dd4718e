import '../src/env';
import { fill } from '../src/filling/fill';
import { load } from '../src/launch/load';
import { run } from '../src/launch/run';
import { stop } from '../src/launch/stop';

/** Fills the CMS with made-up news, for measurements: `fill <first number> <how many>`. */
run(async () => {
  const [first, count] = process.argv.slice(2).map(Number);
  if (first === undefined || count === undefined || !(first >= 0) || !(count > 0))
    throw new Error('Say the number of the first news item and how many: fill 0 100');
  const strapi = await load();
  await fill(strapi, first, count, (done) => {
    process.stdout.write(`${String(done)} of ${String(count)} news items\n`);
  });
  await stop(strapi);
  process.exit(0);
});
