import { ignoreOutputErrors } from '@ochiq/service-kit/log-lines';
import type { Core } from '@strapi/strapi';

import { settings } from '../src/env';
import { startAbsenceJob } from '../src/people/absences/absence-turns';
import { startAudit } from '../src/people/audit/start-audit';
import { checkPort, startListening } from '../src/platform/bootstrap/listen';
import { completeFirstBoot } from '../src/platform/bootstrap/first-boot';
import { databaseFile, load, stopStrapi } from '../src/platform/bootstrap/load';
import { reportProgress, runCommand } from '../src/platform/bootstrap/run-command';
import { startMonitoring } from '../src/platform/observability/start-monitoring';
import { startMemory } from '../src/content/translation-memory/published-memory';
import { isEmpty } from '../src/content/seeding/order';
import { seedContent } from '../src/content/seeding/seed-content';

const { CMS_HOST: host, CMS_PORT: port, SEED } = settings;

const exit = () => process.exit(0);

function stopOnSignal(strapi: Core.Strapi): void {
  let isStopping = false;
  const requestStop = () => {
    if (isStopping) return;
    isStopping = true;
    void stopStrapi(strapi).finally(exit);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, requestStop);
}

ignoreOutputErrors();
runCommand(async () => {
  // A parent that is gone while Strapi loads: there is nothing yet to end cleanly.
  process.once('disconnect', exit);
  await checkPort(host, port);
  const strapi = await load(async (loaded) => {
    process.off('disconnect', exit);
    stopOnSignal(loaded);
    await startAudit(loaded);
    await startAbsenceJob(loaded);
    if (SEED !== 'when-empty' || !(await isEmpty(loaded))) return;
    await seedContent(loaded, (done, of) => {
      reportProgress({ step: 'seed', done, of });
    });
  });
  if (databaseFile !== null) completeFirstBoot(databaseFile);
  await startMonitoring(strapi);
  startMemory(strapi);
  reportProgress({ step: 'ready', url: await startListening(strapi, host, port) });
});
