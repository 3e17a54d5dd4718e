/** Returns whether npm complains about the user's own settings: it does so in every project. */
const isOfMachine = (line: string) => /^npm warn Unknown (?:env|user|global) config /u.test(line);

/** Returns the lines that would worry a person who starts the project for the first time. */
export const findTrouble = (lines: readonly string[]): string[] =>
  lines.filter((line) => !isOfMachine(line) && /\b(?:warn(?:ing)?|err(?:or)?!?|unsupported|deprecated|failed)\b|^\s+at /iu.test(line));
