import { createHmac, timingSafeEqual } from 'node:crypto';

import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import {
  formatSignedPreview,
  type PreviewLink,
  previewMinutes,
  previewPath,
  previewTarget,
  type PreviewTarget,
} from '@ochiq/contract/wire/preview';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { canAccess } from '../../people/roles/panel-rights';

const signLink = (key: string, link: Omit<PreviewLink, 'signature'>) =>
  createHmac('sha256', key).update(formatSignedPreview(link)).digest('hex');

/** Creates the query of a link that shows a version for half an hour from now. */
function createPreviewQuery(target: PreviewTarget, key: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + previewMinutes * 60;
  const signature = signLink(key, { ...target, until });
  return new URLSearchParams({ ...target, until: String(until), signature }).toString();
}

/** Returns whether a link is one of ours and has not expired. */
export function isValidLink({ signature, ...link }: PreviewLink, key: string, now: Date): boolean {
  const expected = Buffer.from(signLink(key, link), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) && now.getTime() <= link.until * 1000;
}

/**
 * The request of Strapi's preview button; the status of an entry that was changed since its publication is `modified`.
 */
export type PreviewRequest = { documentId?: string; locale?: string | null; status?: string };

type RequestState = { userAbility?: unknown };

/** A redirect is no page. */
const withoutPage: readonly string[] = ['redirect'];

/**
 * Returns the address at which an editor previews a version of an entry; `null` where it has no page, or where the
 * editor may not read it, which Strapi itself does not check.
 */
export async function getPreviewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: PreviewRequest,
): Promise<string | null> {
  const { PREVIEW_URL, PUBLISHER_URL, PUBLISHER_KEY: key } = settings;
  const publisher = PREVIEW_URL ?? PUBLISHER_URL;
  const target = previewTarget.safeParse({
    type: contentTypeNames.find((name) => getContentTypeUid(name) === uid && !withoutPage.includes(name)),
    document: documentId,
    locale: locale ?? defaultLocale,
    version: status === 'published' ? 'published' : 'draft',
  });
  if (publisher === undefined || key === undefined || !target.success) return null;
  const { userAbility } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  const { document, locale: language } = target.data;
  if (!(await canAccess(strapi, userAbility, 'read', { uid, documentId: document, locale: language }))) return null;
  return new URL(`${previewPath}?${createPreviewQuery(target.data, key, new Date())}`, publisher).href;
}
