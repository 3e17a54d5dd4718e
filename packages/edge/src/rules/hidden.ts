/** Whether a file is refused for its name: dot-files, but for the one folder that the web agreed on (RFC 8615). */
export function isHidden(path: string): boolean {
  return path
    .split('/')
    .slice(1)
    .some((segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'));
}
