declare module 'better-sqlite3' {
  type Statement = {
    all: () => unknown[];
    iterate: () => IterableIterator<unknown>;
    /** Rows are then the value of their first column. */
    pluck: () => Statement;
    run: (...values: readonly string[]) => unknown;
  };
  class Database {
    constructor(file: string, options?: { fileMustExist?: boolean });
    pragma(statement: string, options?: { simple?: boolean }): unknown;
    prepare(statement: string): Statement;
    close(): void;
  }
  export default Database;
}
