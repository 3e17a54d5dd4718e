import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import { previewTarget, previewPath } from '@ochiq/contract/wire/preview';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { canAccess } from '../../people/roles/can-access';
import { createPreviewQuery } from './link';

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
