import { failureStory } from './failure-story.ts';
import { CommandFailure } from './run.ts';

/** Prints a failure once, in as few lines as explain it. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof CommandFailure)) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  console.error(`\n${error.message}:\n${failureStory(error.lines).join('\n')}\n\nThe whole output: ${error.log}`);
}
