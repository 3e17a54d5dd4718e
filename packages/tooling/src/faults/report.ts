import { quantile } from '../bench/quantile.ts';
import { table } from '../bench/table.ts';
import type { Checks } from '../drill/checks.ts';
import type { Phase } from './phase.ts';
import type { Settled } from './settled.ts';

/** The result of a fault, from its start until everything has recovered. */
export type Outcome = {
  phase: Phase;
  /**
   * Milliseconds from the end of the fault until all services report that they are healthy; `null` where there was no
   * fault, or no recovery.
   */
  recovery: number | null;
  /** Milliseconds until an editor's publication was live. */
  live: number | null;
};

const seconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(1));

/** Extracts the figures for programs. */
export const figuresOf = ({ phase: { name, asked, failures, refused, times, forms }, recovery, live }: Outcome) => ({
  fault: name,
  requests: asked,
  failures: failures.length,
  refusedAtEdge: refused,
  p99Ms: times.length === 0 ? null : quantile(times, 0.99),
  slowestMs: times.length === 0 ? null : Math.max(...times),
  formsAccepted: forms.accepted,
  formsRefused: forms.refused,
  formsWrong: forms.wrong.length,
  recoveryMs: recovery,
  liveMs: live,
});

/** Formats the report for people. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const head = [
    'fault',
    'requests',
    'failures',
    'refused at the edge',
    'p99 ms',
    'slowest ms',
    'forms taken',
    'refused',
    'wrong',
    'well again s',
    'live s',
  ];
  const rows = outcomes.map((outcome) => {
    const { fault, requests, failures, refusedAtEdge, p99Ms, slowestMs, formsAccepted, formsRefused, formsWrong } = figuresOf(outcome);
    const counts = [requests, failures, refusedAtEdge, p99Ms ?? 0, slowestMs ?? 0, formsAccepted, formsRefused, formsWrong];
    return [fault, ...counts.map((count) => String(Math.round(count))), seconds(outcome.recovery), seconds(outcome.live)];
  });
  return table([head, ...rows]);
}

/** Formats the result of one fault, for progress. */
export function lineOf(outcome: Outcome): string {
  const { fault, requests, failures, formsAccepted, formsRefused, formsWrong } = figuresOf(outcome);
  const readers = `${String(failures)} of ${String(requests)} answers wrong`;
  const forms = `forms ${String(formsAccepted)} taken, ${String(formsRefused)} refused, ${String(formsWrong)} wrong`;
  return `    ${fault}: ${readers}; ${forms}; well again after ${seconds(outcome.recovery)} s, live after ${seconds(outcome.live)} s`;
}

const few = (all: readonly string[]) => `${String(all.length)}: ${[...new Set(all)].slice(0, 5).join('; ')}`;

/** Records the checks of a phase. */
export function checkPhase(checks: Checks, { name, asked, failures, forms }: Phase): void {
  checks.holds(`${name}: every answer to readers is right`, asked > 0 && failures.length === 0, few(failures));
  const { accepted, refused, wrong } = forms;
  checks.holds(`${name}: every form is taken, or refused as is said`, accepted + refused > 0 && wrong.length === 0, few(wrong));
}

/** Records the checks of all forms at the end. */
export function checkSettled(checks: Checks, { lost, doubled, untold, toldTwice }: Settled, accepted: number): void {
  checks.holds(`${String(accepted)} forms were taken, and none is lost`, accepted > 0 && lost.length === 0, few(lost));
  checks.holds('no form is there twice', doubled.length === 0, few(doubled));
  checks.holds('every form has its letter', untold.length === 0, few(untold));
  checks.holds('no letter came twice', toldTwice.length === 0, few(toldTwice));
}
