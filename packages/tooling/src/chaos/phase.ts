import type { UnavailableParts } from './evaluate-response.ts';

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
