import fresh from 'fresh';

import type { Encoding } from './accepted-encodings.ts';
import { parseByteRange, type ByteRange } from './byte-range.ts';
import { getCacheControl, uncached } from './cache-rules.ts';
import { toContentType, isTextual } from './content-type.ts';
import type { RequestHeaders } from './normalize-headers.ts';
import { getServingPolicy } from './serving-policy.ts';
import { createEntityTag, formatLastModified, type FileMetadata } from './validators.ts';

export type FileRequest = {
  method: string;
  headers: RequestHeaders;
  /** The address's path, which decides type and cache. */
  path: string;
  facts: FileMetadata;
  encoding: Encoding | undefined;
  /** Further request headers that the response depends on. */
  varies: readonly string[];
};

export type FileReply = {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** The part of the file in the body. */
  send: 'whole' | 'nothing' | ByteRange;
};

/** Returns whether compressed variants of a file may exist. An upload that is no text is sent unchanged. */
export const isCompressible = (path: string): boolean => isTextual(getServingPolicy(path).mediaType);

/** Returns the headers that describe a file, for all statuses. */
export function getRepresentationHeaders({
  path,
  encoding,
  varies,
}: Pick<FileRequest, 'path' | 'encoding' | 'varies'>): Record<string, string> {
  const { mediaType, attachment } = getServingPolicy(path);
  const vary = [...varies, ...(isCompressible(path) ? ['Accept-Encoding'] : [])];
  return {
    'Content-Type': toContentType(mediaType),
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(attachment && { 'Content-Disposition': 'attachment' }),
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
  };
}

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
