import { unchangedNotice, TransactionError } from './transaction-error.ts';
import { listParentFolders, findPathFault } from './tree-path.ts';

/** A file in the staging area, on the site's own disk, to be moved from there. */
export type StagedFile = { staged: string };

/** The complete files that change in a release, by their path inside it. */
export type FileChangeSet = {
  write: ReadonlyMap<string, Buffer | StagedFile>;
  remove: readonly string[];
  /** The versions that the change replaces, retained for an undo. */
  before?: Buffer | null;
  /** Whether it continues the publication that the last change left unfinished, where there is one. */
  isRest?: boolean;
};

const variantSuffix = /\.(?:br|gz)$/u;

/** Groups each file with its compressed variants, otherwise in the given order. */
export function groupCompressedVariants(paths: Iterable<string>): string[] {
  const given = new Set(paths);
  const getOwner = (path: string) => {
    const owner = path.replace(variantSuffix, '');
    return given.has(owner) ? owner : path;
  };
  const groups = new Map<string, string[]>();
  for (const path of given) {
    const group = groups.get(getOwner(path)) ?? [];
    if (getOwner(path) === path) group.unshift(path);
    else group.push(path);
    groups.set(getOwner(path), group);
  }
  return [...groups.values()].flat();
}

/** Validates the paths of a change. @throws TransactionError a path escapes the release, or two of them conflict */
export function checkPaths(write: readonly string[], remove: readonly string[]): void {
  const refuse = (path: string, fault: string) => {
    throw new TransactionError('wrong-path', `The path ${JSON.stringify(path)} ${fault}. ${unchangedNotice}`);
  };
  const written = new Set(write);
  for (const path of [...write, ...remove]) {
    const fault = findPathFault(path);
    if (fault) refuse(path, fault);
  }
  for (const path of remove) if (written.has(path)) refuse(path, 'is to be written and removed at once');
  for (const path of write) {
    const file = listParentFolders(path).find((folder) => written.has(folder));
    if (file !== undefined) refuse(path, `needs a folder where the file ${JSON.stringify(file)} is to be`);
  }
}
