import type { Away } from './judge-answer.ts';

/** What happened from one fault to the next. */
export type Phase = {
  name: string;
  /** Nothing once all is well again. */
  away: Away;
  asked: number;
  times: number[];
  failures: string[];
  /** How often the edge itself refused a connection. */
  refused: number;
  /** Whether it may. */
  mayRefuse: boolean;
  forms: { accepted: number; refused: number; wrong: string[] };
};

export const newPhase = (name: string, away: Away = new Set(), mayRefuse = false): Phase => ({
  name,
  away,
  asked: 0,
  times: [],
  failures: [],
  refused: 0,
  mayRefuse,
  forms: { accepted: 0, refused: 0, wrong: [] },
});
