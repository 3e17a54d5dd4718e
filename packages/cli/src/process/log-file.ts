import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

import { getErrorCode } from './errors.ts';

/** A log of a child's output. */
export type LogFile = {
  /** Accepts a piece of output. Never throws and never waits. */
  write: (chunk: Buffer) => void;
  /** Writes the buffer, and drops it where that does not succeed at once. */
  close: () => Promise<void>;
};

type AppendOptions = { isFresh: boolean; mostBytes: number };

/** Appends to a file. @returns how many of the bytes were written */
export type Append = (file: string, bytes: Buffer, options: AppendOptions) => Promise<number>;

type LogOptions = {
  /** Truncates the file first. */
  isFresh?: boolean;
  /** Receives reports about a log that can't be written. */
  say?: (line: string) => void;
  append?: Append;
  /** Delay after a failure, in milliseconds. */
  retryMs?: number;
  /** Timeout of closing, in milliseconds. */
  closeMs?: number;
  /** Size of the buffer while nothing can be written. */
  bufferBytes?: number;
  /** Size at which a log is rotated to `<name>.1`: there are two files at most. */
  mostBytes?: number;
};

const defaults = { retryMs: 1000, closeMs: 2000, bufferBytes: 1024 ** 2, mostBytes: 16 * 1024 ** 2 };

const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space',
  EDQUOT: 'Free some space',
  EROFS: 'Mount the disk for writing',
  EACCES: 'Give this user the right to write there',
  EPERM: 'Give this user the right to write there',
};

/** Logs that can't be written at present. A restarted service gets another writer, which does not report again. */
const unwritable = new Set<string>();

async function openForAppending(file: string, isFresh: boolean) {
  const flags = isFresh ? 'w' : 'a';
  try {
    return await open(file, flags);
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error;
    await mkdir(path.dirname(file), { recursive: true });
    return open(file, flags);
  }
}

/** Opens the file each time: one that was moved or deleted with its folder is created again. */
const appendToFile: Append = async (file, bytes, { isFresh, mostBytes }) => {
  const handle = await openForAppending(file, isFresh);
  let size: number;
  let written: number;
  try {
    ({ size } = await handle.stat());
    ({ bytesWritten: written } = await handle.write(bytes));
  } finally {
    await handle.close();
  }
  if (size + written > mostBytes) await rename(file, `${file}.1`).catch(() => undefined);
  return written;
};

const countLines = (chunk: Buffer): number => Math.max(1, chunk.toString('latin1').split('\n').length - 1);

/**
 * Opens a log. A full, read-only or missing disk blocks nothing: output is buffered up to a limit, further lines are
 * counted, and once the disk is back the log notes how many lines are missing.
 */
export function openLog(file: string, options: LogOptions = {}): LogFile {
  const { append = appendToFile, say = console.error, retryMs, closeMs, bufferBytes, mostBytes } = { ...defaults, ...options };
  let isFresh = options.isFresh ?? false;
  let buffered: Buffer[] = [];
  let size = 0;
  let droppedLines = 0;
  let endsLine = true;
  let isClosing = false;
  let writing: Promise<void> | undefined;
  let endPause: () => void = () => undefined;

  const bufferChunk = (chunk: Buffer): void => {
    buffered.push(chunk);
    size += chunk.length;
  };
  const reportUnwritable = (error: unknown): void => {
    if (unwritable.has(file)) return;
    unwritable.add(file);
    const reason = String(error).replace(/^Error: /u, '');
    const wayOut = advice[getErrorCode(error) ?? ''] ?? 'Look after the disk';
    say(`The log ${file} can't be written: ${reason}. ${wayOut}: nothing else is held up, and it is written again by itself.`);
  };
  const reportRecovered = (missing: number): void => {
    if (!unwritable.delete(file)) return;
    say(`The log ${file} is written again; ${missing === 0 ? 'nothing is missing' : `${String(missing)} lines are missing`}.`);
  };
  const noteDroppedLines = (): void => {
    bufferChunk(Buffer.from(`${endsLine ? '' : '\n'}[${String(droppedLines)} lines are missing here: they could not be written]\n`));
  };

  const writeBuffered = async (): Promise<void> => {
    const bytes = Buffer.concat(buffered);
    buffered = [bytes];
    const written = await append(file, bytes, { isFresh, mostBytes });
    if (written === 0) throw new Error('the disk takes nothing');
    isFresh = false;
    endsLine = bytes[written - 1] === 0x0a;
    size -= written;
    if (written === bytes.length) buffered.shift();
    else buffered[0] = bytes.subarray(written);
  };
  const waitForRetry = (): Promise<void> =>
    new Promise((resolve) => {
      endPause = resolve;
      setTimeout(resolve, retryMs).unref();
    });
  const writeAll = async (): Promise<void> => {
    while (buffered.length > 0) {
      try {
        await writeBuffered();
        if (buffered.length > 0) continue;
        const missing = droppedLines;
        if (missing > 0) {
          // If the note itself can't be written, it stays first in the buffer.
          noteDroppedLines();
          droppedLines = 0;
        }
        reportRecovered(missing);
      } catch (error) {
        reportUnwritable(error);
        if (isClosing) return;
        await waitForRetry();
      }
    }
  };

  const start = (): void => {
    writing ??= writeAll().finally(() => {
      writing = undefined;
      if (buffered.length > 0 && !isClosing) start();
    });
  };
  return {
    write: (chunk) => {
      if (size + chunk.length > bufferBytes) {
        droppedLines += countLines(chunk);
        return;
      }
      bufferChunk(chunk);
      start();
    },
    close: async () => {
      isClosing = true;
      endPause();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeMs)));
      await Promise.race([writing, late]);
      clearTimeout(timer);
    },
  };
}
