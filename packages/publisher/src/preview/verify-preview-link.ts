import { createHmac, timingSafeEqual } from 'node:crypto';

import { previewLink, formatSignedPreview, type PreviewLink } from '@ochiq/contract/wire/preview';

/** Verifies a preview link; `null` where the signature is invalid or the link has expired. */
export function verifyPreviewLink(query: URLSearchParams, key: string, now: Date): PreviewLink | null {
  const { success, data: link } = previewLink.safeParse(Object.fromEntries(query));
  if (!success) return null;
  const expected = createHmac('sha256', key).update(formatSignedPreview(link)).digest();
  const isOurs = timingSafeEqual(expected, Buffer.from(link.signature, 'hex'));
  return isOurs && now.getTime() <= link.until * 1000 ? link : null;
}
