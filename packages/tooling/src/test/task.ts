import type { OutcomeCount } from '../check/run-checks.ts';

type Say = (how: string) => void;

/** A part of the test run. */
export type Task = {
  name: string;
  title: string;
  /** Names of tasks that have to succeed before it. */
  needs: readonly string[];
  /** Names of tasks that have to end before it, with any outcome, since its changes would affect them. */
  after?: readonly string[];
  /** The number of lanes it uses: one, unless it starts as many workers. */
  lanes?: number;
  /** Its duration on two idle processors. Determines the order and the time left, never a result. */
  seconds: number;
  /** Runs the task. @returns how many tests passed and failed; `undefined` where it only prepares others */
  run: (say: Say) => Promise<OutcomeCount | undefined>;
};
