/** Parses the target of `pnpm export`; `undefined` where none is given. @throws Error with what is wrong */
export function parseExportArguments(args: readonly string[]): { folder: string | undefined } {
  // pnpm passes its separator through.
  const [folder, ...more] = args.filter((arg) => arg !== '--');
  if (more.length === 0 && !folder?.startsWith('-')) return { folder };
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm export\`, or \`pnpm export <folder>\`.`);
}
