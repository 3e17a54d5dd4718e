import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale, getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { toTashkentDay } from './tashkent-day';

/** What applications and questions are sent about. */
const offerTypes = ['vacancy', 'tender'] as const;

/** A published vacancy or tender, as what is sent about it knows it. */
export type Offer = { type: (typeof offerTypes)[number]; documentId: string; title: string; deadline: string; isOpen: boolean };

type Version = { locale: Locale; title: string; deadline: string; result?: string | null };

/** Open as its page says: its last day counts, and who has won ends it. */
const isOpenOn = (today: string, { deadline, result = null }: Version): boolean => result === null && deadline >= today;

/** Finds a vacancy or tender by its document id; null where nothing of it is published. Its title is the panel's: that of the default language. */
export async function findOffer(strapi: Core.Strapi, documentId: string, now: Date): Promise<Offer | null> {
  for (const type of offerTypes) {
    const where = { documentId, publishedAt: { $notNull: true } };
    const versions = await getRows<Version>(strapi, getContentTypeUid(type)).findMany({ where });
    const version = getLocaleFallbacks(defaultLocale).flatMap((locale) => versions.find((one) => one.locale === locale) ?? [])[0];
    if (!version) continue;
    const { title, deadline } = version;
    return { type, documentId, title, deadline, isOpen: versions.every((one) => isOpenOn(toTashkentDay(now), one)) };
  }
  return null;
}
