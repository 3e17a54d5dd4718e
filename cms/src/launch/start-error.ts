/** Why the CMS does not start: one sentence for the person who started it, and the exit code. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
    this.name = 'StartError';
  }
}

export const exitCodes = { general: 1, database: 3, port: 4 } as const;
