declare module 'better-sqlite3' {
  type Statement = {
    all: (...values: readonly string[]) => unknown[];
    run: (...values: readonly string[]) => unknown;
    iterate: () => IterableIterator<unknown>;
    safeIntegers: () => Statement;
    raw: () => Statement;
    /** Rows are then the value of their first column. */
    pluck: () => Statement;
  };
  class Database {
    constructor(file: string, options?: { fileMustExist?: boolean; timeout?: number });
    pragma(statement: string, options?: { simple?: boolean }): unknown;
    prepare(statement: string): Statement;
    close(): void;
  }
  export default Database;
}
