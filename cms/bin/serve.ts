import { ignoreOutputErrors } from '@ochiq/service/ignore-output-errors';
import type { Core } from '@strapi/strapi';

import { settings } from '../src/env';
import { checkPort } from '../src/launch/check-port';
import { completeBoot } from '../src/launch/first-boot';
import { listen } from '../src/launch/listen';
import { databaseFile, load } from '../src/launch/load';
import { run } from '../src/launch/run';
import { stop } from '../src/launch/stop';
import { tell } from '../src/launch/tell';
import { startWatch } from '../src/operations/start-watch';
import { isEmpty } from '../src/seeding/is-empty';
import { seed } from '../src/seeding/seed';

const { CMS_HOST: host, CMS_PORT: port, SEED } = settings;

const exit = () => process.exit(0);

function stopWhenAsked(strapi: Core.Strapi): void {
  let asked = false;
  const end = () => {
    if (asked) return;
    asked = true;
    void stop(strapi).finally(exit);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, end);
}

ignoreOutputErrors();
run(async () => {
  // A parent that is gone while Strapi loads: there is nothing yet to end cleanly.
  process.once('disconnect', exit);
  await checkPort(host, port);
  const strapi = await load(async (loaded) => {
    process.off('disconnect', exit);
    stopWhenAsked(loaded);
    if (SEED !== 'when-empty' || !(await isEmpty(loaded))) return;
    await seed(loaded, (done, of) => {
      tell({ step: 'seed', done, of });
    });
  });
  if (databaseFile !== null) completeBoot(databaseFile);
  await startWatch(strapi);
  tell({ step: 'ready', url: await listen(strapi, host, port) });
});
