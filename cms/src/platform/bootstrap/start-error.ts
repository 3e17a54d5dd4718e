/** Says why the CMS does not start: one sentence for the operator, and the exit code. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.name = 'StartError';
    this.exitCode = exitCode;
  }
}

export const exitCodes = { general: 1, database: 3, port: 4 } as const;
