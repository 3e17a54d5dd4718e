declare module 'better-sqlite3' {
  class Database {
    constructor(file: string, options?: { fileMustExist?: boolean });
    pragma(statement: string, options?: { simple?: boolean }): unknown;
    prepare(statement: string): { all: () => unknown[]; run: () => unknown };
    close(): void;
  }
  export default Database;
}
