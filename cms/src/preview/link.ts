import { createHmac, timingSafeEqual } from 'node:crypto';

import { previewMinutes, previewText, type Previewed, type PreviewLink } from '@ochiq/contract/preview';

const signatureOf = (key: string, link: Omit<PreviewLink, 'signature'>) =>
  createHmac('sha256', key).update(previewText(link)).digest('hex');

/** Creates the query of a link that shows a version for half an hour from now. */
export function linkTo(what: Previewed, key: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + previewMinutes * 60;
  const signature = signatureOf(key, { ...what, until });
  return new URLSearchParams({ ...what, until: String(until), signature }).toString();
}

/** Returns whether a link is one of ours and has not expired. */
export function isGood({ signature, ...link }: PreviewLink, key: string, now: Date): boolean {
  const expected = Buffer.from(signatureOf(key, link), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) && now.getTime() <= link.until * 1000;
}
