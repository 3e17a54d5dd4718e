import { formatFailure, stripNumbers } from '../process/report-failure.ts';

type BackoffBounds = { first: number; longest: number };

/** Computes the exponential backoff after so many failures, up to a limit. */
export const computeBackoff = ({ first, longest }: BackoffBounds, failures: number): number =>
  Math.min(first * 2 ** (failures - 1), longest);

type RetryOptions = {
  /** The previous failure, reported already. */
  failure: unknown;
  /** Resolves when the next attempt is due, after so many failures. */
  isDue: (failures: number) => Promise<unknown>;
  say: (line: string) => void;
};

/** Retries until it succeeds. A reason is reported once for as long as it is the same. */
export async function retry(work: () => Promise<void>, { failure, isDue, say }: RetryOptions): Promise<void> {
  let reported = stripNumbers(formatFailure(failure));
  for (let failures = 1; ; failures += 1) {
    await isDue(failures);
    try {
      await work();
      return;
    } catch (error) {
      const text = formatFailure(error);
      if (stripNumbers(text) !== reported) say(text);
      reported = stripNumbers(text);
    }
  }
}

type ChangeOptions = BackoffBounds & {
  /** The attempt is due after this time even without a change. */
  anyway: number;
  failures: number;
  /** The state of the last failure; `null` where unknown. */
  state: string | null;
  readState: () => Promise<string | null>;
  wait: (ms: number) => Promise<unknown>;
  now: () => number;
};

/** Polling interval of the state, in milliseconds. */
const lookEvery = 60_000;

/** Waits until a state has changed, or long enough. */
export async function waitUntilChanged({ anyway, failures, state, readState, wait, now, ...pauses }: ChangeOptions): Promise<void> {
  const began = now();
  await wait(computeBackoff(pauses, failures));
  while (now() - began < anyway && (await readState()) === state) await wait(lookEvery);
}
