/** Whether `pnpm production` is to be drilled. @throws Error that says what is wrong */
export function isDrill(args: readonly string[]): boolean {
  // pnpm passes its own separator on.
  const [word, ...more] = args.filter((arg) => arg !== '--');
  if (more.length === 0 && (word === undefined || word === '--drill')) return word !== undefined;
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm production\`, or \`pnpm production --drill\`.`);
}
