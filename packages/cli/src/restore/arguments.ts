/** Arguments of `pnpm restore`; `null` where omitted. */
export type RestoreArguments = { file: string | null; into: string | null };

/** Parses the arguments of `pnpm restore`. @throws Error with what is wrong */
export function parseRestoreArguments(args: readonly string[]): RestoreArguments {
  // pnpm passes its separator through.
  const given = args.filter((arg) => arg !== '--');
  const at = given.indexOf('--into');
  const into = at === -1 ? null : given[at + 1];
  const files = at === -1 ? given : given.toSpliced(at, 2);
  const isWrong = into === undefined || files.length > 1 || [...files, into ?? ''].some((word) => word.startsWith('-'));
  if (isWrong)
    throw new Error(
      `“${args.join(' ')}” is unknown: say \`pnpm restore\` for the newest backup, or \`pnpm restore <file> --into <folder>\`.`,
    );
  return { file: files[0] ?? null, into };
}
