/** Which change `pnpm undo` is to take back; `null` for the newest that can be. @throws Error that says what is wrong */
export function undoArguments(args: readonly string[]): number | null {
  // pnpm passes its own separator on.
  const [given, ...rest] = args.filter((arg) => arg !== '--');
  if (given === undefined) return null;
  if (rest.length > 0 || !/^[1-9]\d{0,8}$/u.test(given))
    throw new Error(`“${[given, ...rest].join(' ')}” is no number of a change: say \`pnpm undo\` for the newest, or \`pnpm undo 7\`.`);
  return Number(given);
}
