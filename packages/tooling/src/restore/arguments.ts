/** What `pnpm restore` is asked for; `null` where nobody said it. */
export type Asked = { file: string | null; into: string | null };

/** @throws Error that says what is wrong */
export function restoreArguments(args: readonly string[]): Asked {
  // pnpm passes its own separator on.
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
