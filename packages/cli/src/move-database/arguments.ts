import { parseArgs } from 'node:util';

const isPostgres = (text: string) => URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

const exampleUrl = 'postgres://user:password@host:5432/name';

/**
 * Parses the address of the target database: from the command line, or from the settings.
 * @throws Error with what is wrong
 */
export function parseMoveTarget(args: readonly string[], setting: string | undefined): string {
  // pnpm passes its separator through.
  const { values } = parseArgs({ args: args.filter((arg) => arg !== '--'), options: { to: { type: 'string' } } });
  const target = values.to ?? setting;
  if (target === undefined) throw new Error(`Say where to: \`pnpm move-database --to ${exampleUrl}\`, or DATABASE_URL in .env.`);
  if (!isPostgres(target)) throw new Error(`This is no address of a PostgreSQL database: say ${exampleUrl}.`);
  return target;
}
