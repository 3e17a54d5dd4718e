import { getErrorMessage } from './errors.ts';
import { CommandFailure } from './run.ts';

/** Matches where a tool's own error message begins; earlier output is of no use to a reader. */
const beginnings = [/can['’]t (?:become a page|be built)/u, /error TS\d/u, /^\s*ERROR|^error|Error:|✕|●/u];
/** Matches stack traces, which are of no use to a reader either. */
const trace = /^\s+(?:- \S+\.[jt]sx?:\d+|at \S+)/u;
const shownLines = 25;
/** Longer lines are minified code, not messages. */
const longestLine = 400;

/** Extracts the lines of a failed command's output that explain the failure. */
export function extractFailureLines(lines: readonly string[]): string[] {
  const readable = lines.filter((line) => line.trim() !== '' && line.length <= longestLine);
  const begin = beginnings.map((pattern) => readable.findIndex((line) => pattern.test(line))).find((index) => index !== -1);
  if (begin === undefined) return readable.slice(-shownLines);
  const end = readable.findIndex((line, index) => index > begin && trace.test(line));
  return readable.slice(begin, end === -1 ? undefined : end).slice(0, shownLines);
}

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
