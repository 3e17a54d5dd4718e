import '../src/env';
import { completeFirstBoot } from '../src/platform/bootstrap/first-boot';
import { databaseFile, load } from '../src/platform/bootstrap/load';
import { runCommand } from '../src/platform/bootstrap/run-command';
import { stopStrapi } from '../src/platform/bootstrap/stop-strapi';
import { reportProgress } from '../src/platform/bootstrap/report-progress';
import { seedContent } from '../src/content/seeding/seed-content';

runCommand(async () => {
  const strapi = await load();
  await seedContent(strapi, (done, of) => {
    reportProgress({ step: 'seed', done, of });
  });
  if (databaseFile !== null) completeFirstBoot(databaseFile);
  await stopStrapi(strapi);
  process.exit(0);
});
