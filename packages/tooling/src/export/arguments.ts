/** Where `pnpm export` is to write; `undefined` where nobody said it. @throws Error that says what is wrong */
export function exportArguments(args: readonly string[]): { folder: string | undefined } {
  // pnpm passes its own separator on.
  const [folder, ...more] = args.filter((arg) => arg !== '--');
  if (more.length === 0 && !folder?.startsWith('-')) return { folder };
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm export\`, or \`pnpm export <folder>\`.`);
}
