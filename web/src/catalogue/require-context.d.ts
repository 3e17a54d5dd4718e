/** What the bundler adds to Node's own `require`: all files of a folder. */
type FilesOf = { keys: () => string[]; (key: string): unknown };

declare namespace NodeJS {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- joins Node's own
  interface Require {
    context: (folder: string, deep: boolean, pattern: RegExp) => FilesOf;
  }
}
