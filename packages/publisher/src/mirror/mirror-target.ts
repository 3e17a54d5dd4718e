import type { PublishedTree } from './published-tree.ts';

/** Names of files below `public`. */
export type MirrorDifference = {
  /** Files to be uploaded as they are in the tree. */
  put: readonly string[];
  /** Files to be removed. */
  remove: readonly string[];
};

/** A target of the mirror. Every failed operation can be retried. */
export type MirrorTarget = {
  /** The location without credentials: the checkpoint of another location is ignored. */
  readonly place: string;
  /** Compares the target with a full tree. */
  compare(tree: PublishedTree): Promise<MirrorDifference>;
  /** Uploads a file; one that was removed from the tree meanwhile is left to the change that removed it. */
  put(name: string, tree: PublishedTree): Promise<void>;
  /** Removes a file, if it exists. */
  remove(name: string): Promise<void>;
};

/** Purges addresses of the site from caches. */
export type PurgeCaches = (paths: readonly string[]) => Promise<void>;
