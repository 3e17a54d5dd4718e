/** Whether a command is to make things fail too. @param command its name, as one says it @throws Error that says what is wrong */
export function isDrill(command: 'production' | 'test', args: readonly string[]): boolean {
  // pnpm passes its own separator on.
  const [word, ...more] = args.filter((arg) => arg !== '--');
  if (more.length === 0 && (word === undefined || word === '--drill')) return word !== undefined;
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm ${command}\`, or \`pnpm ${command} --drill\`.`);
}
