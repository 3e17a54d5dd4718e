/**
 * Returns whether the address of a file leads from the reader's disk to another machine: a web address, or a share of
 * the network.
 */
export function isExternalTarget(target: string): boolean {
  const address = target.trim().replaceAll('\\', '/');
  if (address.startsWith('//')) return true;
  // A scheme has two letters at least: one is the letter of a disk.
  if (!/^[a-z][a-z0-9+.-]+:/iu.test(address)) return false;
  return !/^file:(?:\/?|\/{3})(?!\/)/iu.test(address);
}
