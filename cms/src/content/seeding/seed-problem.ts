import { StartError, exitCodes } from '../../platform/bootstrap/start-error';

/** A problem in one seed file, and its position. */
export type SeedProblem = { file: string; line?: number; message: string };

const formatProblem = ({ file, line, message }: SeedProblem) => `  ${file}${line === undefined ? '' : `:${String(line)}`} ${message}`;

/** Says that the demonstration content can't be loaded, with all problems. */
export class SeedError extends StartError {
  readonly problems: readonly SeedProblem[];

  constructor(problems: readonly SeedProblem[]) {
    super(`The demonstration content can't be loaded:\n${problems.map(formatProblem).join('\n')}`, exitCodes.general);
    this.name = 'SeedError';
    this.problems = problems;
  }
}
