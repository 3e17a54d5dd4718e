const forbidden = /[\u0000-\u001f\u007f/\\]/u;

/**
 * Decodes a segment of a request's path; undefined for an invalid one: broken percent-encoding, UTF-8 that is broken or
 * overlong, a control character, an encoded slash or backslash, `.` or `..`.
 */
export function decodeSegment(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw);
    return forbidden.test(segment) || segment === '.' || segment === '..' ? undefined : segment;
  } catch {
    return undefined;
  }
}
