import { getErrorMessage } from '@ochiq/service-kit/errors';

import type { Env } from './env.ts';
import { PortInUseError } from './http/listen.ts';
import { startEdge } from './server.ts';

/** The process as the program sees it. */
type EdgeProcess = {
  /** @throws what is wrong with the environment */
  settings: () => Env;
  print: (line: string) => void;
  complain: (line: string) => void;
  /** Notifies the parent process, if there is one, that requests are served. */
  ready: (url: string) => void;
  /** Calls back when the process is asked to stop. */
  onStop: (stop: () => Promise<void>) => void;
  exit: (code: ExitCode) => void;
};

/** 0 stopped on request, 1 anything else, 2 wrong settings, 4 port taken. */
export type ExitCode = 0 | 1 | 2 | 4;

class InvalidSettingsError extends Error {}

function readSettings(settings: EdgeProcess['settings']): Env {
  try {
    return settings();
  } catch (error) {
    throw new InvalidSettingsError(getErrorMessage(error));
  }
}

function toExitCode(error: unknown): ExitCode {
  if (error instanceof InvalidSettingsError) return 2;
  return error instanceof PortInUseError ? 4 : 1;
}

/** Runs the edge until it is asked to stop. */
export async function runEdge({ settings, print, complain, ready, onStop, exit }: EdgeProcess): Promise<void> {
  try {
    const edge = await startEdge(readSettings(settings));
    let stopping = false;
    onStop(async () => {
      if (stopping) return;
      stopping = true;
      await edge.close();
      exit(0);
    });
    print(`The site is at ${edge.url}`);
    ready(edge.url);
  } catch (error) {
    complain(getErrorMessage(error));
    exit(toExitCode(error));
  }
}
