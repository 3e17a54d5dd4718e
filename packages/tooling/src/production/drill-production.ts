import { drillFaults, type FaultDrill } from '../faults/drill.ts';
import { MailServer } from '../faults/mail-server.ts';
import { startProduction, type Step } from './start-production.ts';

type Say = (line: string) => void;

/** What `docker-compose.yml` describes, while it runs. */
export type ProductionDrill = {
  /** Makes it fail, and stops it. @param say is told of each fault, and of each service that runs again */
  drill: (say: Say) => Promise<FaultDrill>;
};

/** Starts what `docker-compose.yml` describes, with a mail server. @param logDir where the logs are kept */
export async function prepareDrill(step: Step, logDir: string): Promise<ProductionDrill> {
  const mail = await MailServer.begin();
  const listener: { say: Say } = { say: () => undefined };
  const production = await startProduction(step, (line) => listener.say(line), { smtpUrl: mail.url, logDir });
  return {
    async drill(say) {
      listener.say = say;
      const drilled = await drillFaults(production, mail, say);
      await production.stop();
      await mail.stop();
      return drilled;
    },
  };
}
