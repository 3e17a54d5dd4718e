import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { stop, track } from './children.ts';
import { CommandFailure } from './run.ts';

const message = z.discriminatedUnion('step', [
  z.object({ step: z.literal('seed'), done: z.number(), of: z.number() }),
  z.object({ step: z.literal('ready'), url: z.string() }),
]);

export type Service = { url: string; child: ChildProcess; stop: () => Promise<void> };

type Facts = {
  name: string;
  /** A script for this Node. */
  script: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  log: string;
  onSeed?: (done: number, of: number) => void;
};

/** Starts a server and waits until it says that it is ready. @throws CommandFailure when it ends before */
export async function startService({ name, script, cwd, env, log, onSeed }: Facts): Promise<Service> {
  await mkdir(path.dirname(log), { recursive: true });
  const output = createWriteStream(log, { flags: 'a' });
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

  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (raw) => {
      const said = message.safeParse(raw);
      if (!said.success) return;
      if (said.data.step === 'ready') resolve(said.data.url);
      else onSeed?.(said.data.done, said.data.of);
    });
    child.once('exit', (code) => {
      reject(new CommandFailure(name, `ended with code ${String(code)}`, log, lines));
    });
  });
  return { url, child, stop: () => stop(child) };
}
