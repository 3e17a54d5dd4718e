import { faultDrill } from '../faults/drill.ts';
import { MailServer } from '../faults/mail-server.ts';
import type { Checks } from '../drill/checks.ts';
import type { Steps } from '../process/steps.ts';
import { startProduction } from './start-production.ts';

/** Starts what `docker-compose.yml` describes, makes it fail, and stops it. @param logDir where the logs are kept */
export async function drillProduction(steps: Steps, logDir: string): Promise<Checks> {
  const mail = await MailServer.begin();
  const production = await startProduction((title, work) => steps.step(title, work), console.log, { smtpUrl: mail.url, logDir });
  const checks = await steps.step('Making everything fail that reading does not need', (say) => faultDrill(production, mail, say));
  await production.stop();
  await mail.stop();
  return checks;
}
