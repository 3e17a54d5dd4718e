import '../src/env';
import { completeBoot } from '../src/launch/first-boot';
import { databaseFile, load } from '../src/launch/load';
import { run } from '../src/launch/run';
import { stop } from '../src/launch/stop';
import { tell } from '../src/launch/tell';
import { seed } from '../src/seeding/seed';

run(async () => {
  const strapi = await load();
  await seed(strapi, (done, of) => {
    tell({ step: 'seed', done, of });
  });
  if (databaseFile !== null) completeBoot(databaseFile);
  await stop(strapi);
  process.exit(0);
});
