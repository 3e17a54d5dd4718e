import { run } from '@ochiq/cli/process/run';

/** Runs a test command; its report has the failures, and its output the details. */
export async function runTests(command: Parameters<typeof run>[0]): Promise<void> {
  await run(command).catch((error: unknown) => {
    console.error(`  ${error instanceof Error ? error.message : String(error)}; see ${command.log}`);
  });
}

/** Prints failed tests by name: the report of a complete run is long. */
export function printFailedTests(failed: readonly string[]): void {
  for (const test of failed) console.error(`  ✗ ${test}`);
}
