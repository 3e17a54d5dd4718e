import { runPnpm } from '../process/run-pnpm.ts';

/**
 * Asks the registry for the advisories of what runs. It is told names and versions of packages, and nothing else.
 * @returns what pnpm prints; it ends with 1 also where it has found some
 * @throws the registry gave no answer
 */
export async function audit(): Promise<string> {
  const { printed, said, error } = await runPnpm(['audit', '--prod', '--json']);
  if (/^\s*\{\s*"advisories"/u.test(printed)) return printed;
  throw new Error(`The registry gave no advisories: ${[said, printed, error?.message ?? ''].find((one) => one.trim() !== '') ?? ''}`);
}
