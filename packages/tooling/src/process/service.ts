import { spawn, type ChildProcess } from 'node:child_process';

import * as z from 'zod';

import { stop, track, wasStopped } from './children.ts';
import { openLog } from './log-file.ts';
import { CommandFailure } from './run.ts';

const message = z.discriminatedUnion('step', [
  z.object({ step: z.literal('seed'), done: z.number(), of: z.number() }),
  z.object({ step: z.literal('ready'), url: z.string() }),
]);

export type Service = {
  url: string;
  child: ChildProcess;
  stop: () => Promise<void>;
  /** Resolves when it is gone, with the signal or code that it ended by; `null` where it was asked to. */
  ended: Promise<string | null>;
};

type Facts = {
  name: string;
  /** A script for this Node. */
  script: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  log: string;
  onSeed?: (done: number, of: number) => void;
};

/** Starts a server and waits until it says that it is ready. @throws CommandFailure when it ends before, or can't be started */
export async function startService({ name, script, cwd, env, log, onSeed }: Facts): Promise<Service> {
  const output = openLog(log);
  const lines: string[] = [];

  const child = spawn(process.execPath, [script], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  track(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.write(chunk);
      lines.push(...chunk.toString('utf8').split('\n').filter(Boolean));
      lines.splice(0, Math.max(0, lines.length - 20));
    });
  }
  const ended = new Promise<string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(wasStopped(child) ? null : (signal ?? `code ${String(code)}`)));
  });

  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (raw) => {
      const said = message.safeParse(raw);
      if (!said.success) return;
      if (said.data.step === 'ready') resolve(said.data.url);
      else onSeed?.(said.data.done, said.data.of);
    });
    child.once('error', (error) => {
      reject(new CommandFailure(name, `could not be started: ${error.message}`, log, lines));
    });
    // Only then everything that it said has been read.
    child.once('close', (code, signal) => {
      reject(new CommandFailure(name, `ended with ${signal ?? `code ${String(code)}`}`, log, lines));
      void output.close();
    });
  });
  return { url, child, stop: () => stop(child), ended };
}
