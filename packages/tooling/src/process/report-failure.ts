import { failureStory } from './failure-story.ts';
import { CommandFailure } from './run.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Formats a failure in as few lines as explain it. */
export function failureText(error: unknown): string {
  if (!(error instanceof CommandFailure)) return messageOf(error);
  return `${error.message}:\n${failureStory(error.lines).join('\n')}\n\nThe whole output: ${error.log}`;
}

/** Formats a failure in one line: the first message of the program itself, where it printed one. */
export function failureLine(error: unknown): string {
  const story = error instanceof CommandFailure ? failureStory(error.lines) : [];
  const [first = '', second = ''] = story.length > 0 ? story : messageOf(error).split('\n');
  return (first.endsWith(':') ? `${first} ${second.trim()}` : first).trim();
}

/** Strips what differs between two failures of the same reason: times, processes, durations. */
export const withoutNumbers = (text: string): string => text.replaceAll(/\d+/gu, '');

/** Prints a failure once. */
export function reportFailure(error: unknown): void {
  console.error(`\n${failureText(error)}`);
}
