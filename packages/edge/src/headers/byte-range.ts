import parseRange from 'range-parser';

import type { RequestHeaders } from './normalize-headers.ts';

/** A range of bytes, both ends included. */
export type ByteRange = { start: number; end: number };

type Validators = { etag: string; lastModified: string | undefined };

const suffix = /^bytes=-(\d+)$/u;

/** Returns whether `If-Range` matches (RFC 9110, 13.1.5): a range counts only while the client's copy is current. */
function isSameCopy(ifRange: string | undefined, { etag, lastModified }: Validators): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}

/** Parses the requested range; `whole` for none, several or an invalid one; `unsatisfiable` for 416. */
export function parseByteRange(headers: RequestHeaders, size: number, validators: Validators): ByteRange | 'whole' | 'unsatisfiable' {
  const header = headers['range'];
  if (header === undefined || !header.startsWith('bytes=') || !isSameCopy(headers['if-range'], validators)) return 'whole';
  // range-parser calls a suffix longer than the file unsatisfiable; it means the complete file.
  const last = Number(suffix.exec(header)?.[1] ?? 0);
  if (size > 0 && last >= size) return { start: 0, end: size - 1 };

  const ranges = parseRange(size, header);
  if (ranges === -1) return 'unsatisfiable';
  const [range, ...more] = ranges === -2 ? [] : ranges;
  return range && more.length === 0 ? { start: range.start, end: range.end } : 'whole';
}
