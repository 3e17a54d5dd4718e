import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import * as z from 'zod';

const times = z.array(z.number());

async function ready(child: ChildProcess): Promise<ChildProcess> {
  await once(child, 'message');
  return child;
}

async function timesOf(child: ChildProcess): Promise<number[]> {
  child.send('ask');
  const [said] = (await once(child, 'message')) as unknown[];
  return times.parse(said);
}

/** How long answers take when so many readers ask at once, each in a process of its own; in milliseconds, ascending. */
export async function answerTimes(file: string, readers: number, questions: number): Promise<number[]> {
  const script = fileURLToPath(new URL('./reader.ts', import.meta.url));
  const children = await Promise.all(
    Array.from({ length: readers }, (_, index) => ready(fork(script, [file, String(index + 1), String(questions)]))),
  );
  return (await Promise.all(children.map(timesOf))).flat().sort((a, b) => a - b);
}

/** The time within which this share of answers is given. */
export const within = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
