import { parseArgs } from 'node:util';

export type TestArguments = {
  /** Whether faults are injected into production, too. */
  isDrilled: boolean;
  /** The tasks to run with their dependencies; all where empty. */
  tasks: readonly string[];
  /** Whether the times of all files are printed. */
  isProfiled: boolean;
  /** Whether each story in the panel is played in every language of it, and not in one. */
  isInAllLanguages: boolean;
};

const usage =
  'say `pnpm test`, `pnpm test --drill`, `pnpm test --profile`, `pnpm test --all-languages`, or name tasks, such as `pnpm test unit cms`';

/** Parses the arguments of `pnpm test`. @throws Error with the valid arguments */
export function parseTestArguments(args: readonly string[]): TestArguments {
  try {
    const { values, positionals } = parseArgs({
      // pnpm passes its separator through.
      args: args.filter((arg) => arg !== '--'),
      options: {
        drill: { type: 'boolean', default: false },
        profile: { type: 'boolean', default: false },
        'all-languages': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    return {
      isDrilled: values.drill,
      tasks: positionals,
      isProfiled: values.profile,
      isInAllLanguages: values['all-languages'],
    };
  } catch {
    throw new Error(`“${args.join(' ')}” is unknown: ${usage}.`);
  }
}
