import type { FileFacts } from './validators.ts';

/** A public file of a release. */
export type FoundFile = FileFacts & {
  /** Its real path, links resolved. */
  realPath: string;
  /** Differs for every other content of the same path. */
  version: string;
};
