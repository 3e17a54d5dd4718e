import { parseArgs } from 'node:util';

export type TestArguments = {
  /** Whether production is made to fail, too. */
  isDrilled: boolean;
  /** Only these tasks and what they need; all where none is named. */
  tasks: readonly string[];
  /** Whether the times of all files are printed. */
  isProfiled: boolean;
};

const usage = 'say `pnpm test`, `pnpm test --drill`, `pnpm test --profile`, or name tasks, such as `pnpm test unit cms`';

/** Reads what `pnpm test` was told. @throws Error that says what can be said */
export function parseTestArguments(args: readonly string[]): TestArguments {
  try {
    const { values, positionals } = parseArgs({
      // pnpm passes its own separator on.
      args: args.filter((arg) => arg !== '--'),
      options: { drill: { type: 'boolean', default: false }, profile: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return { isDrilled: values.drill, tasks: positionals, isProfiled: values.profile };
  } catch {
    throw new Error(`“${args.join(' ')}” is unknown: ${usage}.`);
  }
}
