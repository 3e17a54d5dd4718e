/** What npm says of the settings of whoever runs it: it says so of every project. */
const isOfMachine = (line: string) => /^npm warn Unknown (?:env|user|global) config /u.test(line);

/** Returns the lines that would worry somebody who starts the project for the first time. */
export const findTrouble = (lines: readonly string[]): string[] =>
  lines.filter((line) => !isOfMachine(line) && /\b(?:warn(?:ing)?|err(?:or)?!?|unsupported|deprecated|failed)\b|^\s+at /iu.test(line));
