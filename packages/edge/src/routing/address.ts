import { limits } from '../http/server-limits.ts';

const forbidden = /[\u0000-\u001f\u007f/\\]/u;

/**
 * Decodes a segment of a request's path; undefined for an invalid one: broken percent-encoding, UTF-8 that is broken or
 * overlong, a control character, an encoded slash or backslash, `.` or `..`.
 */
function decodeSegment(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw);
    return forbidden.test(segment) || segment === '.' || segment === '..' ? undefined : segment;
  } catch {
    return undefined;
  }
}

/** The parsed target of a request. */
export type Address = {
  /** Decoded; none is empty. */
  segments: readonly string[];
  trailingSlash: boolean;
  /** With its question mark; empty without a query. */
  query: string;
};

/** Why a target is invalid. */
type AddressFault = { fault: 400 | 404 | 414; segments: readonly string[] };

const authority = /^https?:\/\/[^/?#]*/iu;
/** An address is ASCII (RFC 3986); Node's parser and browsers accept nothing else. */
const notInAddress = /[^!-~]|#/u;
const notInQuery = /[^\w\-.~!$&'()*+,;=:@/?%]/gu;

const safeQuery = (query: string): string => query.replace(notInQuery, encodeURIComponent);

/** Parses the target of a request line. */
export function parseAddress(target: string): Address | AddressFault {
  const [path = '', ...queries] = target.replace(authority, '').split('?');
  const raw = path.replace(/^\//u, '').split('/');
  if (target.length > limits.targetBytes) return { fault: 414, segments: raw.slice(0, 8) };
  if (notInAddress.test(target) || (path !== '' && !path.startsWith('/')) || (path === '' && !authority.test(target)))
    return { fault: 400, segments: raw };

  const trailingSlash = raw.at(-1) === '';
  if (trailingSlash) raw.pop();
  const segments = raw.map(decodeSegment);
  const known = segments.filter((segment) => segment !== undefined);
  if (known.length < segments.length) return { fault: 400, segments: raw };
  // `//about`: no link has this form, and merging slashes would give every page a second address.
  if (known.includes('')) return { fault: 404, segments: raw };
  return { segments: known, trailingSlash, query: queries.length > 0 ? safeQuery(`?${queries.join('?')}`) : '' };
}
