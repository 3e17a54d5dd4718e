import { StartError, exitCodes } from './start-error';

/** Runs a command's work; whatever stops it is one sentence and an exit code. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const known = error instanceof StartError;
    const text = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(known ? error.exitCode : exitCodes.general);
  });
}
