/** The longest name of common file systems, in bytes. */
const maxNameBytes = 255;

/** Finds what is invalid in a path of a file inside a release; `null` without a fault. */
export function findPathFault(path: string): string | null {
  if (path.startsWith('/')) return 'is not relative to the release';
  if (path.includes('\\')) return 'has a backslash in it';
  if (path.includes('\0')) return 'has a NUL in it';
  if (Buffer.from(path).toString() !== path) return 'has half a character in it';
  for (const name of path.split('/')) {
    if (name === '' || name === '.' || name === '..') return 'has an empty name or dots in it';
    if (Buffer.byteLength(name) > maxNameBytes) return `has a name longer than ${maxNameBytes} bytes in it`;
  }
  return null;
}

/** Lists the parent folders of a path, outermost first. */
export function listParentFolders(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
