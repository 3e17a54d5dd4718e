import type { PublishedTree } from './published-tree.ts';

/** Names of files below `public`. */
export type Difference = {
  /** Those that are to be put there, as they are in the tree. */
  put: readonly string[];
  /** Those that are to go. */
  remove: readonly string[];
};

/** Somewhere else where the published files are kept. Whatever fails can be asked again. */
export type MirrorTarget = {
  /** Where it is, without secrets: what is remembered of another place does not count. */
  readonly place: string;
  /** What differs there from a tree: all is looked at. */
  compare(tree: PublishedTree): Promise<Difference>;
  /** Puts a file there; one that has gone from the tree meanwhile is left to the change that took it away. */
  put(name: string, tree: PublishedTree): Promise<void>;
  /** Takes a file away, if it is there. */
  remove(name: string): Promise<void>;
};

/** Tells caches that what they keep of some addresses of the site is old. */
export type Purge = (paths: readonly string[]) => Promise<void>;
