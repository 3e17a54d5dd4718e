import { run } from '../process/run.ts';

/** Runs a test command; its results tell what failed, and its output what to do. */
export async function runTests(command: Parameters<typeof run>[0]): Promise<void> {
  await run(command).catch((error: unknown) => {
    console.error(`  ${error instanceof Error ? error.message : String(error)}; see ${command.log}`);
  });
}

/** A person mends by name: the report of a whole run is long. */
export function tell(failed: readonly string[]): void {
  for (const test of failed) console.error(`  ✗ ${test}`);
}
