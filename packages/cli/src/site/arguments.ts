/** Parses the arguments of `pnpm site`. @throws Error with what is wrong */
export function parseSiteArguments(args: readonly string[]): { isComparing: boolean } {
  // pnpm passes its separator through.
  const given = args.filter((arg) => arg !== '--');
  const [first] = given;
  if (first === undefined) return { isComparing: false };
  if (given.length === 1 && first === '--compare') return { isComparing: true };
  throw new Error(`“${given.join(' ')}” is unknown: say \`pnpm site\` to publish the site anew, or \`pnpm site --compare\`.`);
}
