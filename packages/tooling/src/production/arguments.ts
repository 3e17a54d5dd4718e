/** Whether production is to be made to fail, too. @throws Error that says what can be said */
export function isDrill(args: readonly string[]): boolean {
  // pnpm passes its own separator on.
  const [word, ...more] = args.filter((arg) => arg !== '--');
  if (more.length === 0 && (word === undefined || word === '--drill')) return word !== undefined;
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm production\`, or \`pnpm production --drill\`.`);
}
