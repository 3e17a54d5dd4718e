import { spawn, type ChildProcess } from 'node:child_process';

import * as z from 'zod';

import { stopChild, trackChild, wasStopped } from './children.ts';
import type { ReservedListener } from './reserved-listener.ts';
import { openLog } from './log-file.ts';
import { CommandFailure } from './run.ts';

const messageSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('seed'), done: z.number(), of: z.number() }),
  z.object({ step: z.literal('ready'), url: z.string() }),
]);

export type Service = {
  url: string;
  child: ChildProcess;
  stop: () => Promise<void>;
  /** Resolves when it has ended, with its signal or exit code; `null` where it was asked to end. */
  ended: Promise<string | null>;
};

type ServiceOptions = {
  name: string;
  /** A Node script. */
  script: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  log: string;
  /** The socket that it listens on, reserved while it is away. */
  listener?: ReservedListener;
  /** Called with the process once it is spawned, long before it is ready. */
  onSpawn?: (child: ChildProcess) => void;
  onSeed?: (done: number, of: number) => void;
};

/** Signals by which other processes end one; the others indicate a fault of its own. */
const killSignals: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/**
 * Returns whether a process was killed from outside, not by a fault of its own.
 * @param how its signal, or another reason of its end
 */
export const isKillSignal = (how: string | null): boolean => how !== null && killSignals.has(how);

/**
 * The environment that passes the socket to a service, as systemd does (sd_listen_fds(3)): descriptors begin with 3.
 */
const listenerEnv = { LISTEN_FDS: '1' } as const;

/**
 * Starts a server and waits until it reports that it is ready.
 * @throws CommandFailure when it ends before, or can't be started
 */
export async function startService({ name, script, cwd, env, log, listener, onSpawn, onSeed }: ServiceOptions): Promise<Service> {
  const socket = (await listener?.open()) ?? null;
  const output = openLog(log);
  const lines: string[] = [];

  const child = spawn(process.execPath, [script], {
    ...{ cwd, detached: true },
    env: socket === null ? env : { ...env, ...listenerEnv },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === null ? [] : [socket]), 'ipc'],
  });
  trackChild(child);
  onSpawn?.(child);
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
      const parsedMessage = messageSchema.safeParse(raw);
      if (!parsedMessage.success) return;
      if (parsedMessage.data.step === 'ready') resolve(parsedMessage.data.url);
      else onSeed?.(parsedMessage.data.done, parsedMessage.data.of);
    });
    child.once('error', (error) => {
      reject(new CommandFailure(name, `could not be started: ${error.message}`, log, lines));
    });
    // Only now all of its output has been read.
    child.once('close', (code, signal) => {
      reject(new CommandFailure(name, `ended with ${signal ?? `code ${String(code)}`}`, log, lines, isKillSignal(signal)));
      void output.close();
    });
  });
  return { url, child, stop: () => stopChild(child), ended };
}
