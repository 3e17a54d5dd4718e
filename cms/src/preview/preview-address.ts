import { contentTypeNames, uidOf } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/locales';
import { previewed, previewPath } from '@ochiq/contract/preview';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { may } from '../safety/may';
import { linkTo } from './link';

/**
 * The request of Strapi's preview button; the status of an entry that was changed since its publication is `modified`.
 */
export type Asked = { documentId?: string; locale?: string | null; status?: string };

type State = { userAbility?: unknown };

/** A redirect is no page. */
const withoutPage: readonly string[] = ['redirect'];

/**
 * Returns the address at which an editor previews a version of an entry; `null` where it has no page, or where the
 * editor may not read it, which Strapi itself does not check.
 */
export async function previewAddress(strapi: Core.Strapi, uid: string, { documentId, locale, status }: Asked): Promise<string | null> {
  const { PREVIEW_URL, PUBLISHER_URL, PUBLISHER_KEY: key } = settings;
  const publisher = PREVIEW_URL ?? PUBLISHER_URL;
  const what = previewed.safeParse({
    type: contentTypeNames.find((name) => uidOf(name) === uid && !withoutPage.includes(name)),
    document: documentId,
    locale: locale ?? defaultLocale,
    version: status === 'published' ? 'published' : 'draft',
  });
  if (publisher === undefined || key === undefined || !what.success) return null;
  const { userAbility } = (strapi.requestContext.get()?.state ?? {}) as State;
  const { document, locale: language } = what.data;
  if (!(await may(strapi, userAbility, 'read', { uid, documentId: document, locale: language }))) return null;
  return new URL(`${previewPath}?${linkTo(what.data, key, new Date())}`, publisher).href;
}
