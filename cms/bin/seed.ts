import '../src/env';
import { completeFirstBoot } from '../src/platform/bootstrap/first-boot';
import { databaseFile, load, stopStrapi } from '../src/platform/bootstrap/load';
import { reportProgress, runCommand } from '../src/platform/bootstrap/run-command';
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
