/** Arguments of `pnpm backup`. */
export type BackupArguments = { what: 'make' | 'list' | 'key' } | { what: 'verify'; file: string | null };

/** Parses the arguments of `pnpm backup`. @throws Error with what is wrong */
export function parseBackupArguments(args: readonly string[]): BackupArguments {
  // pnpm passes its separator through.
  const [first, second, ...more] = args.filter((arg) => arg !== '--');
  if (first === undefined) return { what: 'make' };
  if (first === '--verify' && more.length === 0 && !second?.startsWith('-')) return { what: 'verify', file: second ?? null };
  if (second === undefined && (first === '--list' || first === '--key')) return { what: first === '--list' ? 'list' : 'key' };
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm backup\`, \`--list\`, \`--verify [file]\` or \`--key\`.`);
}
