import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { adminEmail } from '@ochiq/cli/local-stack/local-env';
import { type Production, startProduction, type StepRunner } from '@ochiq/cli/local-stack/start-production';

import { saveFigures } from '../bench/figures.ts';
import { Checks } from '../restore-test/checks.ts';
import { FileVersions, listReaderTargets } from './reader-target.ts';
import { type Editor, signInEditor } from './editor.ts';
import { readFailSentences } from './evaluate.ts';
import { createFaults, type Fault } from './faults.ts';
import { classifyForms, countStoredForms } from './stored-forms.ts';
import { MailServer } from './mail-server.ts';
import {
  checkPhase,
  checkSettled,
  createPhase,
  extractFigures,
  type FaultOutcome,
  formatFaultReport,
  formatOutcomeLine,
  type Phase,
} from './report.ts';
import { startReaders } from './readers.ts';
import { startSenders } from './senders.ts';
import { letterDueSeconds, waitUntilHealthy } from './wait-until-healthy.ts';

export type Say = (line: string) => void;

/**
 * Minimum duration of a fault, and minimum number of forms sent meanwhile, each of which may wait ten seconds for the
 * CMS.
 */
const leastMs = 8000;
const leastForms = 6;
const pauseMs = 100;

async function waitForActivity({ forms }: Phase): Promise<void> {
  const began = performance.now();
  const isEnough = () => performance.now() - began > leastMs && forms.accepted + forms.refused + forms.wrong.length >= leastForms;
  while (!isEnough()) await wait(pauseMs);
}

type Running = {
  production: Production;
  editor: Editor;
  readers: ReturnType<typeof startReaders>;
  senders: ReturnType<typeof startSenders>;
  checks: Checks;
};

/** Number of times each fault begins before it ends for good, and the maximum pause in between, in milliseconds. */
const times = 10;
const betweenMs = 700;

/** Ends and starts a fault again at random moments: the service is killed while it runs, starts, or waits to start. */
async function repeatFault({ begin, end }: Fault): Promise<void> {
  for (let turn = 1; turn < times; turn += 1) {
    await end();
    await wait(Math.random() * betweenMs);
    await begin();
  }
}

/** Runs one fault, from its start until a publication after its end is live. */
async function runFault(fault: Fault, phase: Phase, running: Running): Promise<FaultOutcome> {
  const { production, editor, readers, senders, checks } = running;
  const { name, holdsLetters, begin, end } = fault;
  await begin();
  await Promise.all([repeatFault(fault), waitForActivity(phase)]);
  await end();
  const tryStep = async (what: string, work: () => Promise<number>): Promise<number | null> => {
    try {
      const took = await work();
      checks.record(`${name}: ${what}`, true, '');
      return took;
    } catch (error) {
      checks.record(`${name}: ${what}`, false, String(error));
      return null;
    }
  };
  const recovery = await tryStep('all is well again by itself', () => waitUntilHealthy(production, holdsLetters ? letterDueSeconds : null));
  phase.away = new Set();
  const live = await tryStep('a publication is live again', () => editor.publish());
  await senders.sendAgain();
  await readers.settle();
  return { phase, recovery, live };
}

/** Runs a while without any fault: it has to pass for the other results to be meaningful. */
async function runBaseline(phase: Phase, { readers, senders }: Running): Promise<FaultOutcome> {
  await waitForActivity(phase);
  await senders.sendAgain();
  await readers.settle();
  return { phase, recovery: null, live: null };
}

export type FaultDrillResult = {
  checks: Checks;
  /** The result for people: a table with a line for each fault. */
  report: string;
};

/**
 * Makes every service fail that reading does not need, one by one and together, while readers read and citizens send
 * forms, and verifies every response.
 * @param production it runs, and is published
 */
export async function runFaultDrill(production: Production, mail: MailServer, say: Say): Promise<FaultDrillResult> {
  const publicDir = path.join(await realpath(path.join(production.siteDir, 'current')), 'public');
  const targets = await listReaderTargets(publicDir);
  const versions = new FileVersions(
    publicDir,
    targets.flatMap((one) => (one.kind === 'file' ? one.path : [])),
  );
  await versions.read();
  const checks = new Checks();
  const editor = await signInEditor(production, adminEmail);
  await waitUntilHealthy(production, null);

  let phase = createPhase('nothing wrong');
  const now = () => phase;
  const { url, edgeUrl } = production;
  const readers = startReaders({ url, edgeUrl, targets, versions, phase: now });
  const senders = startSenders({ url, sentences: await readFailSentences(), phase: now });
  const running = { production, editor, readers, senders, checks };

  const outcomes: FaultOutcome[] = [];
  const recordOutcome = (outcome: FaultOutcome) => {
    outcomes.push(outcome);
    say(formatOutcomeLine(outcome));
  };
  recordOutcome(await runBaseline(phase, running));
  for (const fault of createFaults(production, mail)) {
    phase = createPhase(fault.name, fault.away, fault.mayRefuse);
    recordOutcome(await runFault(fault, phase, running));
  }
  await Promise.all([readers.stop(), senders.stop()]);
  await senders.sendAgain();
  await waitUntilHealthy(production, letterDueSeconds).catch((error: unknown) => {
    checks.record('all letters have gone', false, String(error));
  });

  for (const outcome of outcomes) checkPhase(checks, outcome.phase);
  const accepted = [...senders.accepted()].map(({ email }) => email);
  const counts = { accepted, rows: await countStoredForms(production.databaseUrl), letters: mail.arrived };
  const formOutcomes = classifyForms(counts);
  checkSettled(checks, formOutcomes, accepted.length);
  const letters = [...mail.arrived.values()].flat().length;
  const taken = { accepted: accepted.length, letters, settled: formOutcomes };
  await saveFigures('faults', { addresses: targets.length, ...taken, faults: outcomes.map(extractFigures) });
  return {
    checks,
    report: `${String(targets.length)} addresses were asked for, ${String(letters)} letters came.\n\n${formatFaultReport(outcomes)}`,
  };
}

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
