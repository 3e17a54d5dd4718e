/** What is used of the driver, which says nothing of its types. */
declare module 'pg' {
  export class Client {
    constructor(options: { connectionString: string; application_name: string });
    connect(): Promise<void>;
    query(statement: string, values: readonly unknown[]): Promise<unknown>;
    on(event: 'error', listener: (error: Error) => void): void;
    end(): Promise<void>;
  }
}
