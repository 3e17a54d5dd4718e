import '../src/env';
import { fillWithNews } from '../fake-content/fill-with-news';
import { load, stopStrapi } from '../src/platform/bootstrap/load';
import { runCommand } from '../src/platform/bootstrap/run-command';

/** Fills the CMS with made-up news, for measurements: `fill <first number> <how many>`. */
runCommand(async () => {
  const [first, count] = process.argv.slice(2).map(Number);
  if (first === undefined || count === undefined || !(first >= 0) || !(count > 0))
    throw new Error('Say the number of the first news item and how many: fill 0 100');
  const strapi = await load();
  await fillWithNews(strapi, first, count, (done) => {
    process.stdout.write(`${String(done)} of ${String(count)} news items\n`);
  });
  await stopStrapi(strapi);
  process.exit(0);
});
