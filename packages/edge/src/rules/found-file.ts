import type { FileFacts } from './validators.ts';

/** A file that is there and may be read. */
export type FoundFile = FileFacts & {
  /** Its real path, links resolved. */
  realPath: string;
  /** Differs for every other content of the same path. */
  version: string;
};
