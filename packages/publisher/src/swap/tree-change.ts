import { stays, SwapError } from './swap-error.ts';
import { foldersAbove, pathFault } from './tree-path.ts';

/** A file that lies ready on the site's own disk, and is moved from there. */
export type Staged = { staged: string };

/** What changes in a release: whole files, by their path inside it. */
export type TreeChange = {
  write: ReadonlyMap<string, Buffer | Staged>;
  remove: readonly string[];
  /** What is kept beside the change for who takes it back. */
  before?: Buffer | null;
};

const twinSuffix = /\.(?:br|gz)$/u;

/** The order in which files are put in place: as given, but each file's compressed twins right behind it. */
export function twinsTogether(paths: Iterable<string>): string[] {
  const given = new Set(paths);
  const ownerOf = (path: string) => {
    const owner = path.replace(twinSuffix, '');
    return given.has(owner) ? owner : path;
  };
  const groups = new Map<string, string[]>();
  for (const path of given) {
    const group = groups.get(ownerOf(path)) ?? [];
    if (ownerOf(path) === path) group.unshift(path);
    else group.push(path);
    groups.set(ownerOf(path), group);
  }
  return [...groups.values()].flat();
}

/** @throws SwapError a path leads out of the release, or two of them can't be true at once */
export function checkPaths(write: readonly string[], remove: readonly string[]): void {
  const refuse = (path: string, fault: string) => {
    throw new SwapError('wrong-path', `The path ${JSON.stringify(path)} ${fault}. ${stays}`);
  };
  const written = new Set(write);
  for (const path of [...write, ...remove]) {
    const fault = pathFault(path);
    if (fault) refuse(path, fault);
  }
  for (const path of remove) if (written.has(path)) refuse(path, 'is to be written and removed at once');
  for (const path of write) {
    const file = foldersAbove(path).find((folder) => written.has(folder));
    if (file !== undefined) refuse(path, `needs a folder where the file ${JSON.stringify(file)} is to be`);
  }
}
