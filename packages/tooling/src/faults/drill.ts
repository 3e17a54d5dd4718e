import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { keepFigures } from '../bench/figures.ts';
import { Checks } from '../drill/checks.ts';
import { adminEmail } from '../production/prepare-places.ts';
import type { Production } from '../production/start-production.ts';
import { askedOf } from './asked.ts';
import { signIn, type Editor } from './editor.ts';
import { failSentences } from './fail-sentences.ts';
import { faultsOf, type Fault } from './faults.ts';
import { keptForms } from './kept-forms.ts';
import type { MailServer } from './mail-server.ts';
import { newPhase, type Phase } from './phase.ts';
import { startReaders } from './readers.ts';
import { checkPhase, checkSettled, figuresOf, lineOf, reportOf, type Outcome } from './report.ts';
import { startSenders } from './senders.ts';
import { settled } from './settled.ts';
import { Versions } from './versions.ts';
import { lettersWithin, untilWell } from './wellness.ts';

type Say = (line: string) => void;

/**
 * Minimum duration of a fault, and minimum number of forms sent meanwhile, each of which may wait ten seconds for the
 * CMS.
 */
const leastMs = 8000;
const leastForms = 6;
const pauseMs = 100;

async function lasting({ forms }: Phase): Promise<void> {
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
async function repeat({ begin, end }: Fault): Promise<void> {
  for (let turn = 1; turn < times; turn += 1) {
    await end();
    await wait(Math.random() * betweenMs);
    await begin();
  }
}

/** Runs one fault, from its start until a publication after its end is live. */
async function suffer(fault: Fault, phase: Phase, running: Running): Promise<Outcome> {
  const { production, editor, readers, senders, checks } = running;
  const { name, holdsLetters, begin, end } = fault;
  await begin();
  await Promise.all([repeat(fault), lasting(phase)]);
  await end();
  const attempt = async (what: string, work: () => Promise<number>): Promise<number | null> => {
    try {
      const took = await work();
      checks.holds(`${name}: ${what}`, true, '');
      return took;
    } catch (error) {
      checks.holds(`${name}: ${what}`, false, String(error));
      return null;
    }
  };
  const recovery = await attempt('all is well again by itself', () => untilWell(production, holdsLetters ? lettersWithin : null));
  phase.away = new Set();
  const live = await attempt('a publication is live again', () => editor.publish());
  await senders.sendAgain();
  await readers.settle();
  return { phase, recovery, live };
}

/** Runs a while without any fault: it has to pass for the other results to be meaningful. */
async function beWell(phase: Phase, { readers, senders }: Running): Promise<Outcome> {
  await lasting(phase);
  await senders.sendAgain();
  await readers.settle();
  return { phase, recovery: null, live: null };
}

export type FaultDrill = {
  checks: Checks;
  /** The result for people: a table with a line for each fault. */
  report: string;
};

/**
 * Makes every service fail that reading does not need, one by one and together, while readers read and citizens send
 * forms, and verifies every response.
 * @param production it runs, and is published
 */
export async function drillFaults(production: Production, mail: MailServer, say: Say): Promise<FaultDrill> {
  const publicDir = path.join(await realpath(path.join(production.siteDir, 'current')), 'public');
  const asked = await askedOf(publicDir);
  const versions = new Versions(
    publicDir,
    asked.flatMap((one) => (one.kind === 'file' ? one.path : [])),
  );
  await versions.read();
  const checks = new Checks();
  const editor = await signIn(production, adminEmail);
  await untilWell(production, null);

  let phase = newPhase('nothing wrong');
  const now = () => phase;
  const { url, edgeUrl } = production;
  const readers = startReaders({ url, edgeUrl, asked, versions, phase: now });
  const senders = startSenders({ url, sentences: await failSentences(), phase: now });
  const running = { production, editor, readers, senders, checks };

  const outcomes: Outcome[] = [];
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome);
    say(lineOf(outcome));
  };
  tell(await beWell(phase, running));
  for (const fault of faultsOf(production, mail)) {
    phase = newPhase(fault.name, fault.away, fault.mayRefuse);
    tell(await suffer(fault, phase, running));
  }
  await Promise.all([readers.stop(), senders.stop()]);
  await senders.sendAgain();
  await untilWell(production, lettersWithin).catch((error: unknown) => {
    checks.holds('all letters have gone', false, String(error));
  });

  for (const outcome of outcomes) checkPhase(checks, outcome.phase);
  const accepted = [...senders.accepted()].map(({ email }) => email);
  const counts = { accepted, rows: await keptForms(production.databaseUrl), letters: mail.arrived };
  const inTheEnd = settled(counts);
  checkSettled(checks, inTheEnd, accepted.length);
  const letters = [...mail.arrived.values()].flat().length;
  const taken = { accepted: accepted.length, letters, settled: inTheEnd };
  await keepFigures('faults', { addresses: asked.length, ...taken, faults: outcomes.map(figuresOf) });
  return { checks, report: `${String(asked.length)} addresses were asked for, ${String(letters)} letters came.\n\n${reportOf(outcomes)}` };
}
