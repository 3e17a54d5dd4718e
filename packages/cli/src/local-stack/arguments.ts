/** Returns whether faults are injected into production. @throws Error with the valid arguments */
export function isDrill(args: readonly string[]): boolean {
  // pnpm passes its separator through.
  const [word, ...more] = args.filter((arg) => arg !== '--');
  if (more.length === 0 && (word === undefined || word === '--drill')) return word !== undefined;
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm production\`, or \`pnpm production --drill\`.`);
}
