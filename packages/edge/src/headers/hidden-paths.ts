/** Returns whether a path is hidden: dot-files, except the one folder that RFC 8615 defines. */
export function isHiddenPath(path: string): boolean {
  return path
    .split('/')
    .slice(1)
    .some((segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'));
}
