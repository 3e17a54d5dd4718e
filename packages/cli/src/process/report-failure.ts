import { extractFailureLines } from './extract-failure-lines.ts';
import { CommandFailure } from './run.ts';

const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Formats a failure in as few lines as explain it. */
export function formatFailure(error: unknown): string {
  if (!(error instanceof CommandFailure)) return getErrorMessage(error);
  return `${error.message}:\n${extractFailureLines(error.lines).join('\n')}\n\nThe whole output: ${error.log}`;
}

/** Formats a failure in one line: the first message of the program itself, where it printed one. */
export function formatFailureLine(error: unknown): string {
  const failureLines = error instanceof CommandFailure ? extractFailureLines(error.lines) : [];
  const [first = '', second = ''] = failureLines.length > 0 ? failureLines : getErrorMessage(error).split('\n');
  return (first.endsWith(':') ? `${first} ${second.trim()}` : first).trim();
}

/** Strips what differs between two failures of the same reason: times, processes, durations. */
export const stripNumbers = (text: string): string => text.replaceAll(/\d+/gu, '');

/** Prints a failure once. */
export function reportFailure(error: unknown): void {
  console.error(`\n${formatFailure(error)}`);
}
