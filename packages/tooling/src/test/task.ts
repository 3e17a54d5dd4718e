import type { Count } from '../check/run-checks.ts';

type Say = (how: string) => void;

/** A part of the test run. */
export type Task = {
  name: string;
  title: string;
  /** Names of the tasks that have to succeed before it. */
  needs: readonly string[];
  /** Names of tasks that have to be over before it, however they ended: they would see what it changes. */
  after?: readonly string[];
  /** How many lanes it takes: one, unless it starts as many workers. */
  lanes?: number;
  /** How long it took on two quiet processors. Decides the order and the time left, never a result. */
  seconds: number;
  /** @returns how many tests passed and failed; nothing where it only makes what tests need */
  run: (say: Say) => Promise<Count | undefined>;
};
