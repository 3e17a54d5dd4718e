import { runFaultDrill, type FaultDrillResult } from './drill.ts';
import { MailServer } from './mail-server.ts';
import { startProduction, type StepRunner } from '@ochiq/cli/local-stack/start-production';

type Say = (line: string) => void;

/** The services of `docker-compose.yml`, running. */
export type ProductionDrill = {
  /** Injects faults, and stops the services. @param say receives each fault, and each service that runs again */
  drill: (say: Say) => Promise<FaultDrillResult>;
};

/** Starts the services of `docker-compose.yml`, with a mail server. @param logDir the folder of the logs */
export async function prepareDrill(step: StepRunner, logDir: string): Promise<ProductionDrill> {
  const mail = await MailServer.begin();
  const listener: { say: Say } = { say: () => undefined };
  const production = await startProduction(step, (line) => listener.say(line), { smtpUrl: mail.url, logDir });
  return {
    async drill(say) {
      listener.say = say;
      const drillResult = await runFaultDrill(production, mail, say);
      await production.stop();
      await mail.stop();
      return drillResult;
    },
  };
}
