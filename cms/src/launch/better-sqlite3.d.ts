declare module 'better-sqlite3' {
  class Database {
    constructor(file: string, options?: { fileMustExist?: boolean });
    pragma(statement: string, options?: { simple?: boolean }): unknown;
    close(): void;
  }
  export default Database;
}
