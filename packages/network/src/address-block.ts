import { isIP } from 'node:net';

const groups = 8;

function expanded(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: groups - left.length - right.length }, () => '0'), ...right];
}

type Plain = { kind: 4 | 6; text: string };

function plainAddress(address: string): Plain | null {
  const text = address.trim().toLowerCase().replace(/%.*$/u, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u.exec(text)?.[1];
  if (mapped !== undefined) return { kind: 4, text: mapped };
  const kind = isIP(text);
  return kind === 4 || kind === 6 ? { kind, text } : null;
}

function firstGroups(address: string, count: number): string {
  const taken = expanded(address)
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${taken.join(':')}::/${String(count * 16)}`;
}

/** One block for all whose address nobody could tell. */
const unknown = 'unknown';

/** What belongs to one household or office: a whole IPv4 address, the first half of an IPv6 one. */
export function addressBlock(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return unknown;
  return plain.kind === 4 ? plain.text : firstGroups(plain.text, 4);
}

/** What a provider gives to one customer at most, who has thousands of blocks in it: an IPv6 /48. An IPv4 address is alone: null. */
export function addressNetwork(address: string): string | null {
  const plain = plainAddress(address);
  return plain?.kind === 6 ? firstGroups(plain.text, 3) : null;
}
