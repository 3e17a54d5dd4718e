import { createHmac } from 'node:crypto';

import { formatSignedPreview, type PreviewLink } from '@ochiq/contract/wire/preview';

/** The key of the tests. */
export const previewKey = 'publisher-key-of-the-tests-only';

/** Builds the query of a signed link as the CMS does, valid until 2027. */
export function buildPreviewQuery(change: Partial<Omit<PreviewLink, 'signature'>> = {}, key = previewKey): URLSearchParams {
  const link = { type: 'news', document: 'news-1', locale: 'ru', version: 'draft', until: 1_800_000_000, ...change } as const;
  const signature = createHmac('sha256', key).update(formatSignedPreview(link)).digest('hex');
  return new URLSearchParams({ ...link, until: String(link.until), signature });
}
