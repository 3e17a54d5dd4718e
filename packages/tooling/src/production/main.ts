import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildCode } from '../start/services.ts';
import { throwAwaySettings } from '../workplace/throw-away-settings.ts';
import { startProduction } from './start-production.ts';

/** Runs Ochiq as `docker-compose.yml` describes it, without containers, until Ctrl-C. */
stopChildrenWithUs();
try {
  const steps = new Steps();
  const settings = await throwAwaySettings('production');
  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  const { url, cmsUrl, adminPasswordFile } = await startProduction((title, work) => steps.step(title, work), console.log);
  console.log(
    `\n  The site:  ${url}\n  The panel: ${cmsUrl}/admin\n  The administrator's password: ${adminPasswordFile}\nCtrl-C stops everything.`,
  );
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
