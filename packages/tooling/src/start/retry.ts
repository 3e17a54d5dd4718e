import { failureText, withoutNumbers } from '../process/report-failure.ts';

type Pauses = { first: number; longest: number };

/** How long to wait after so many failures: twice as long each time, up to a bound. */
export const doubledPause = ({ first, longest }: Pauses, failures: number): number => Math.min(first * 2 ** (failures - 1), longest);

type RetryOptions = {
  /** What it failed of before; reported already. */
  failure: unknown;
  /** Resolves when it is time to try again, after so many failures. */
  isDue: (failures: number) => Promise<unknown>;
  say: (line: string) => void;
};

/** Tries again until it succeeds. A reason is reported once for as long as it is the same. */
export async function retry(work: () => Promise<void>, { failure, isDue, say }: RetryOptions): Promise<void> {
  let reported = withoutNumbers(failureText(failure));
  for (let failures = 1; ; failures += 1) {
    await isDue(failures);
    try {
      await work();
      return;
    } catch (error) {
      const text = failureText(error);
      if (withoutNumbers(text) !== reported) say(text);
      reported = withoutNumbers(text);
    }
  }
}

type ChangeOptions = Pauses & {
  /** After so long it is time though nothing has changed. */
  anyway: number;
  failures: number;
  /** What it was when it failed last; `null` where that is not known. */
  state: string | null;
  readState: () => Promise<string | null>;
  wait: (ms: number) => Promise<unknown>;
  now: () => number;
};

/** How often a state is looked at, in milliseconds. */
const lookEvery = 60_000;

/** Waits until something is another one than it was, or long enough. */
export async function untilChanged({ anyway, failures, state, readState, wait, now, ...pauses }: ChangeOptions): Promise<void> {
  const began = now();
  await wait(doubledPause(pauses, failures));
  while (now() - began < anyway && (await readState()) === state) await wait(lookEvery);
}
