import { getCacheControl, uncached } from '@ochiq/http-policy/cache-rules';
import {
  createEntityTag,
  encodings,
  formatLastModified,
  getRepresentationHeaders,
  isCompressible,
  type Encoding,
  type FileMetadata,
  type FileRepresentation,
} from '@ochiq/http-policy/representation';
import fresh from 'fresh';
import parseRange from 'range-parser';

import type { LiveRelease } from '../release/live-release.ts';
import type { ReleaseFile } from '../release/release-files.ts';
import { parseAcceptEncoding, type RequestHeaders } from './request-headers.ts';

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

/** The variant of a file that the client accepts: compressed, or the file itself. */
export type FileVariant = { file: ReleaseFile; encoding: Encoding | undefined };

/** The variant that was found. */
export type NegotiatedVariant = FileVariant & {
  /** Encodings that the client would prefer, and that the file is missing in. */
  missing: readonly Encoding[];
};

/**
 * Chooses the variant of a file by `Accept-Encoding`. `name` is the file's name in the release; its type decides
 * whether compressed variants are looked for.
 */
export async function negotiateEncoding(
  file: ReleaseFile,
  name: string,
  headers: RequestHeaders,
  { find }: Pick<LiveRelease, 'find'>,
): Promise<NegotiatedVariant> {
  const missing: Encoding[] = [];
  if (isCompressible(name)) {
    for (const encoding of parseAcceptEncoding(headers['accept-encoding'])) {
      const variant = await find(`${name}${encodings[encoding]}`);
      if (variant) return { file: variant, encoding, missing };
      missing.push(encoding);
    }
  }
  return { file, encoding: undefined, missing };
}

type FileRequest = FileRepresentation & { method: string; headers: RequestHeaders; facts: FileMetadata };

export type FileReply = {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** The part of the file in the body. */
  send: 'whole' | 'nothing' | ByteRange;
};

/** Builds the reply to a request for an existing file: conditional requests, ranges, caching (RFC 9110, 9111). */
export function buildFileReply(request: FileRequest): FileReply {
  const { method, headers, path, facts, encoding } = request;
  const validators = { etag: createEntityTag(facts, encoding), lastModified: formatLastModified(facts) };
  const representation = getRepresentationHeaders(request);
  const known = {
    'Cache-Control': getCacheControl(path),
    ETag: validators.etag,
    ...(validators.lastModified !== undefined && { 'Last-Modified': validators.lastModified }),
  };
  if (fresh(headers, { etag: validators.etag, 'last-modified': validators.lastModified })) {
    return {
      status: 304,
      headers: { ...known, ...(representation['Vary'] !== undefined && { Vary: representation['Vary'] }) },
      send: 'nothing',
    };
  }

  const common = { ...representation, ...known };
  const range = method === 'GET' && !encoding ? parseByteRange(headers, facts.size, validators) : 'whole';
  if (range === 'whole') {
    // A partial response shows by itself that ranges are supported.
    const ranges = isCompressible(path) ? {} : { 'Accept-Ranges': 'bytes' };
    return { status: 200, headers: { ...common, ...ranges, 'Content-Length': `${facts.size}` }, send: 'whole' };
  }
  if (range === 'unsatisfiable') {
    return {
      status: 416,
      headers: { 'Content-Range': `bytes */${facts.size}`, 'Content-Length': '0', 'Cache-Control': uncached.error },
      send: 'nothing',
    };
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...common, 'Content-Range': `bytes ${start}-${end}/${facts.size}`, 'Content-Length': `${end - start + 1}` },
    send: range,
  };
}
