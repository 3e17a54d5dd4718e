import { createHmac, timingSafeEqual } from 'node:crypto';

import { previewMinutes, formatSignedPreview, type PreviewTarget, type PreviewLink } from '@ochiq/contract/wire/preview';

const signLink = (key: string, link: Omit<PreviewLink, 'signature'>) =>
  createHmac('sha256', key).update(formatSignedPreview(link)).digest('hex');

/** Creates the query of a link that shows a version for half an hour from now. */
export function createPreviewQuery(target: PreviewTarget, key: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + previewMinutes * 60;
  const signature = signLink(key, { ...target, until });
  return new URLSearchParams({ ...target, until: String(until), signature }).toString();
}

/** Returns whether a link is one of ours and has not expired. */
export function isValidLink({ signature, ...link }: PreviewLink, key: string, now: Date): boolean {
  const expected = Buffer.from(signLink(key, link), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) && now.getTime() <= link.until * 1000;
}
