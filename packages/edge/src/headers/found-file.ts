import type { FileMetadata } from '@ochiq/http-policy/representation';

/** A public file of a release. */
export type ReleaseFile = FileMetadata & {
  /** Its real path, links resolved. */
  realPath: string;
  /** Differs for every other content of the same path. */
  version: string;
};
