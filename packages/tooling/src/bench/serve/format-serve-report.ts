import { formatMarkdownTable } from '../format-table.ts';
import { computeMedian } from '../quantiles.ts';
import type { RequestRound } from './wrk.ts';

export type ServedKind = 'pages' | 'files';

/** The baselines: an nginx that only sends the same files, and one that sends the same headers with them. */
export const baselines = { bare: 'bare nginx', sameHeaders: 'bare nginx, same headers' } as const;

/** A round of requests, and what the server's process spent on it. */
export type ServedRound = RequestRound & { cpuSeconds: number };

export type ServeMeasurement = { server: string; kind: ServedKind; rounds: readonly ServedRound[]; memoryBytes: number };

const median = (rounds: readonly ServedRound[], read: (round: ServedRound) => number): number => computeMedian(rounds.map(read));

/** Returns the time of a processor that one request takes, in microseconds. */
const getRequestCost = (rounds: readonly ServedRound[]): number =>
  median(rounds, ({ cpuSeconds, requests }) => (cpuSeconds / requests) * 1e6);

/** Formats the table, in Markdown: each server relative to both baselines, by what a request costs. */
export function formatServeReport(served: readonly ServeMeasurement[]): string {
  const head = [
    'Server, what',
    'CPU µs a request',
    'of the same headers',
    'of bare',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'refused or broken',
    'memory MB',
  ];
  const rows = served.map(({ server, kind, rounds, memoryBytes }) => {
    const formatRatio = (baseline: string): string => {
      const other = served.find((one) => one.server === baseline && one.kind === kind);
      return other ? `${((getRequestCost(other.rounds) / getRequestCost(rounds)) * 100).toFixed(0)} %` : '';
    };
    return [
      `${server}, ${kind}`,
      getRequestCost(rounds).toFixed(1),
      formatRatio(baselines.sameHeaders),
      formatRatio(baselines.bare),
      Math.round(median(rounds, ({ requests, seconds }) => requests / seconds)).toLocaleString('en'),
      median(rounds, ({ p50Ms }) => p50Ms).toFixed(2),
      median(rounds, ({ p99Ms }) => p99Ms).toFixed(2),
      String(rounds.reduce((sum, { refused, broken }) => sum + refused + broken, 0)),
      (memoryBytes / 1024 ** 2).toFixed(0),
    ];
  });
  return formatMarkdownTable([head, ...rows]);
}
