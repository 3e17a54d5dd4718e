import { CommandFailure } from './run.ts';

/** Where a tool's own story begins; what stands before it is of no use to a reader. */
const storyBegins = /can.t become a page|can.t be built|error TS\d|^\s*ERROR|^error|Error:|✕|●/u;
const shownLines = 25;

/** Prints a failure once, in as few lines as explain it. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof CommandFailure)) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  const begin = error.lines.findIndex((line) => storyBegins.test(line));
  const story = begin === -1 ? error.lines.slice(-shownLines) : error.lines.slice(begin, begin + shownLines);
  console.error(`\n${error.message}:\n${story.filter((line) => line.trim() !== '').join('\n')}\n\nThe whole output: ${error.log}`);
}
