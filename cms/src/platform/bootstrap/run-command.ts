import { getErrorMessage } from '@ochiq/service-kit/errors';
/** Formats an error as one line for the operator of the command. */
export const formatErrorLine = (error: unknown): string => getErrorMessage(error).replaceAll('\n', ' ');

/** Says why the CMS does not start: one sentence for the operator, and the exit code. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.name = 'StartError';
    this.exitCode = exitCode;
  }
}

export const exitCodes = { general: 1, database: 3, port: 4 } as const;

export type ProgressMessage = { step: 'seed'; done: number; of: number } | { step: 'ready'; url: string };

const formatProgress = (message: ProgressMessage) => {
  if (message.step === 'ready') return `The CMS answers at ${message.url}\n`;
  if (message.of === 0) return 'Every entry of the demonstration content has been made before\n';
  return message.done === message.of ? `The CMS was filled with ${String(message.of)} entries\n` : '';
};

/** Reports the progress of a start: to a parent process by message, to a person by a line. */
export function reportProgress(message: ProgressMessage): void {
  if (process.send) process.send(message);
  else process.stdout.write(formatProgress(message));
}

/** Runs a command's work; whatever stops it is one sentence and an exit code. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const known = error instanceof StartError;
    const text = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(known ? error.exitCode : exitCodes.general);
  });
}
