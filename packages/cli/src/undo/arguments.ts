/** Parses the change that `pnpm undo` reverts; `null` for the newest possible. @throws Error with what is wrong */
export function parseUndoArguments(args: readonly string[]): number | null {
  // pnpm passes its separator through.
  const [given, ...rest] = args.filter((arg) => arg !== '--');
  if (given === undefined) return null;
  if (rest.length > 0 || !/^[1-9]\d{0,8}$/u.test(given))
    throw new Error(`“${[given, ...rest].join(' ')}” is no number of a change: say \`pnpm undo\` for the newest, or \`pnpm undo 7\`.`);
  return Number(given);
}
