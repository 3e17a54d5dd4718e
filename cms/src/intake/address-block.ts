import { isIP } from 'node:net';

const groupsOfNetwork = 4;
const groups = 8;

function expanded(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: groups - left.length - right.length }, () => '0'), ...right];
}

/** What belongs to one household or office: a whole IPv4 address, the first half of an IPv6 one. */
export function addressBlock(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*$/u, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const kind = isIP(plain);
  if (kind === 4) return plain;
  // One block for all whose address nobody could tell.
  if (kind === 0) return 'unknown';
  const network = expanded(plain)
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
