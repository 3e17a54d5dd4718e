declare module 'better-sqlite3' {
  type Statement = {
    all: (...values: readonly string[]) => unknown[];
    run: () => unknown;
    safeIntegers: () => Statement;
    raw: () => Statement;
    iterate: () => IterableIterator<unknown>;
  };
  class Database {
    constructor(file: string, options?: { fileMustExist?: boolean; timeout?: number });
    pragma(statement: string, options?: { simple?: boolean }): unknown;
    prepare(statement: string): Statement;
    close(): void;
  }
  export default Database;
}
