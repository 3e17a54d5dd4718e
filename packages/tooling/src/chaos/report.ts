import { computeQuantile } from '../bench/quantiles.ts';
import { formatTable } from '../bench/format-table.ts';
import type { Checks } from '../restore-test/checks.ts';
import type { FormOutcomes } from './stored-forms.ts';
import type { UnavailableParts } from './evaluate.ts';

/** Events from one fault to the next. */
export type Phase = {
  name: string;
  /** Empty once everything has recovered. */
  away: UnavailableParts;
  requestCount: number;
  times: number[];
  failures: string[];
  /** Number of connections that the edge itself refused. */
  refused: number;
  /** Whether it may refuse connections. */
  mayRefuse: boolean;
  forms: { accepted: number; refused: number; wrong: string[] };
};

export const createPhase = (name: string, away: UnavailableParts = new Set(), mayRefuse = false): Phase => ({
  name,
  away,
  requestCount: 0,
  times: [],
  failures: [],
  refused: 0,
  mayRefuse,
  forms: { accepted: 0, refused: 0, wrong: [] },
});

/** The result of a fault, from its start until everything has recovered. */
export type FaultOutcome = {
  phase: Phase;
  /**
   * Milliseconds from the end of the fault until all services report that they are healthy; `null` where there was no
   * fault, or no recovery.
   */
  recovery: number | null;
  /** Milliseconds until an editor's publication was live. */
  live: number | null;
};

const formatSeconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(1));

/** Extracts the figures for programs. */
export const extractFigures = ({ phase: { name, requestCount, failures, refused, times, forms }, recovery, live }: FaultOutcome) => ({
  fault: name,
  requests: requestCount,
  failures: failures.length,
  refusedAtEdge: refused,
  p99Ms: times.length === 0 ? null : computeQuantile(times, 0.99),
  slowestMs: times.length === 0 ? null : Math.max(...times),
  formsAccepted: forms.accepted,
  formsRefused: forms.refused,
  formsWrong: forms.wrong.length,
  recoveryMs: recovery,
  liveMs: live,
});

/** Formats the report for people. */
export function formatFaultReport(outcomes: readonly FaultOutcome[]): string {
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
    const { fault, requests, failures, refusedAtEdge, p99Ms, slowestMs, formsAccepted, formsRefused, formsWrong } = extractFigures(outcome);
    const counts = [requests, failures, refusedAtEdge, p99Ms ?? 0, slowestMs ?? 0, formsAccepted, formsRefused, formsWrong];
    return [fault, ...counts.map((count) => String(Math.round(count))), formatSeconds(outcome.recovery), formatSeconds(outcome.live)];
  });
  return formatTable([head, ...rows]);
}

/** Formats the result of one fault, for progress. */
export function formatOutcomeLine(outcome: FaultOutcome): string {
  const { fault, requests, failures, formsAccepted, formsRefused, formsWrong } = extractFigures(outcome);
  const readers = `${String(failures)} of ${String(requests)} answers wrong`;
  const forms = `forms ${String(formsAccepted)} taken, ${String(formsRefused)} refused, ${String(formsWrong)} wrong`;
  return `    ${fault}: ${readers}; ${forms}; well again after ${formatSeconds(outcome.recovery)} s, live after ${formatSeconds(outcome.live)} s`;
}

const listFew = (all: readonly string[]) => `${String(all.length)}: ${[...new Set(all)].slice(0, 5).join('; ')}`;

/** Records the checks of a phase. */
export function checkPhase(checks: Checks, { name, requestCount, failures, forms }: Phase): void {
  checks.record(`${name}: every answer to readers is right`, requestCount > 0 && failures.length === 0, listFew(failures));
  const { accepted, refused, wrong } = forms;
  checks.record(`${name}: every form is taken, or refused as is said`, accepted + refused > 0 && wrong.length === 0, listFew(wrong));
}

/** Records the checks of all forms at the end. */
export function checkSettled(checks: Checks, { lost, doubled, untold, toldTwice }: FormOutcomes, accepted: number): void {
  checks.record(`${String(accepted)} forms were taken, and none is lost`, accepted > 0 && lost.length === 0, listFew(lost));
  checks.record('no form is there twice', doubled.length === 0, listFew(doubled));
  checks.record('every form has its letter', untold.length === 0, listFew(untold));
  checks.record('no letter came twice', toldTwice.length === 0, listFew(toldTwice));
}
