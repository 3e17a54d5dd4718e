import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { trackChild } from './children.ts';
import { openLog } from './log-file.ts';
import { removeAtExit } from './remove-at-exit.ts';

export type Command = {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** The log of the command's output. */
  log: string;
  /** Called with each line of output. */
  onLine?: (line: string) => void;
  /** Niceness, from 0 to 19; inherited where omitted. */
  niceness?: number;
  /** Removes the temporary files that it leaves. */
  cleansUp?: boolean;
};

/** A failed command. */
export class CommandFailure extends Error {
  readonly log: string;
  readonly lines: readonly string[];
  /** Whether a signal ended it. */
  readonly stopped: boolean;

  constructor(command: string, how: string, log: string, lines: readonly string[], stopped = false) {
    super(`${command} ${how}`);
    this.log = log;
    this.lines = lines;
    this.stopped = stopped;
  }
}

/** Returns whether a command or service was killed from outside, not by a fault of its own. */
export const wasKilled = (error: unknown): boolean => error instanceof CommandFailure && error.stopped;

const rememberedLines = 60;

/** Runs a command to its end. @throws CommandFailure with its last lines */
export async function run({ cleansUp = false, ...command }: Command): Promise<void> {
  if (!cleansUp) return runCommand(command);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-run-'));
  const cancelRemoval = removeAtExit(folder);
  try {
    await runCommand({ ...command, env: { ...command.env, TMPDIR: folder } });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    cancelRemoval();
  }
}

async function runCommand({ command, args, cwd, env, log, onLine, niceness }: Omit<Command, 'cleansUp'>): Promise<void> {
  const output = openLog(log, { isFresh: true });
  const lines: string[] = [];
  let rest = '';

  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  trackChild(child);
  if (niceness !== undefined && child.pid !== undefined) os.setPriority(child.pid, niceness);

  const take = (chunk: Buffer) => {
    output.write(chunk);
    const parts = stripVTControlCharacters(rest + chunk.toString('utf8')).split(/\r?\n|\r/u);
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      if (lines.length > rememberedLines) lines.shift();
      if (line.trim() !== '') onLine?.(line.trim());
    }
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);

  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => {
      reject(new CommandFailure(command, `could not be started: ${error.message}`, log, lines));
    });
    child.once('close', (code, signal) => {
      if (rest) lines.push(rest);
      if (code === 0) resolve();
      else {
        const how = signal ? `was stopped by ${signal}` : `ended with code ${String(code)}`;
        reject(new CommandFailure(path.basename(command), how, log, lines, signal !== null));
      }
    });
  });
  try {
    await ended;
  } finally {
    await output.close();
  }
}
