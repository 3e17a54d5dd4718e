import { createHmac, timingSafeEqual } from 'node:crypto';

import { contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
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
import { canAccess, type RightsCheck } from '../../people/roles/panel-rights';
import { listAllowedFields } from '../history/allowed-fields';
import { previewAddress } from './preview-address';
import type { EntryQuery } from '../history/version';

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

/** Returns where editors' browsers reach the publisher, and the key for it; `null` where there is none. */
function getPublisher(): { address: string; key: string } | null {
  const { PUBLISHER_KEY: key } = settings;
  return previewAddress === undefined || key === undefined ? null : { address: previewAddress, key };
}

const buildAddress = (target: PreviewTarget, { address, key }: { address: string; key: string }): string =>
  new URL(`${previewPath}?${createPreviewQuery(target, key, new Date())}`, address).href;

/**
 * Creates the address of the page as a version of the history was; `null` where it has none, or where the user may not
 * read all of it: a page hides no field.
 */
export function createVersionAddress({ type, document, locale }: EntryQuery, version: number, check: RightsCheck): string | null {
  const publisher = getPublisher();
  const isComplete = listAllowedFields(type, (path) => check('read', path)).length === Object.keys(contentTypes[type].fields).length;
  if (!publisher || !isComplete || withoutPage.includes(type)) return null;
  return buildAddress({ type, document, locale, version: String(version) }, publisher);
}

/**
 * Returns the address at which an editor previews a version of an entry; `null` where it has no page, or where the
 * editor may not read it, which Strapi itself does not check.
 */
export async function getPreviewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: PreviewRequest,
): Promise<string | null> {
  const publisher = getPublisher();
  const target = previewTarget.safeParse({
    type: contentTypeNames.find((name) => getContentTypeUid(name) === uid && !withoutPage.includes(name)),
    document: documentId,
    locale: locale ?? defaultLocale,
    version: status === 'published' ? 'published' : 'draft',
  });
  if (!publisher || !target.success) return null;
  const { userAbility } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  const { document, locale: language } = target.data;
  if (!(await canAccess(strapi, userAbility, 'read', { uid, documentId: document, locale: language }))) return null;
  return buildAddress(target.data, publisher);
}
