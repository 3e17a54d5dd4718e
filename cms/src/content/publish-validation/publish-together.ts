import { AsyncLocalStorage } from 'node:async_hooks';

import type { Core } from '@strapi/strapi';
import { defaultLocale } from '@ochiq/contract/routing/locales';

import { getRows } from '../../platform/strapi/rows';

type LocaleSelection = string | readonly string[];

/** Versions that are being published, though not yet in the database. */
export type PendingVersion = { uid: string; documentId: string; locale: LocaleSelection };

type Work<T> = () => Promise<T>;

const publishBatch = new AsyncLocalStorage<readonly PendingVersion[] | 'unchecked'>();

/** Publishes several versions that may link to each other: each counts as published while the others are checked. */
export function publishTogether<T>(pending: readonly PendingVersion[], work: Work<T>): Promise<T> {
  const outer = publishBatch.getStore();
  return outer === 'unchecked' ? work() : publishBatch.run([...(outer ?? []), ...pending], work);
}

/** Publishes without checking links: for content that is checked as a whole, or made by the CMS itself. */
export const publishUnchecked = <T>(work: Work<T>): Promise<T> => publishBatch.run('unchecked', work);

export const isUnchecked = (): boolean => publishBatch.getStore() === 'unchecked';

export const hasLocale = (locales: LocaleSelection, locale: string): boolean =>
  locales === '*' || (typeof locales === 'string' ? locales === locale : locales.includes(locale));

type LocaleVersion = { documentId: string; locale: string };

/** Reads the versions of a type that are published, or will be when the transaction ends: these in place of the former ones. */
export async function readLiveVersions<V extends LocaleVersion>(
  strapi: Core.Strapi,
  uid: string,
  where: Readonly<Record<string, unknown>>,
  fields: readonly (keyof V & string)[],
): Promise<readonly V[]> {
  const rows = getRows<V>(strapi, uid);
  const select = ['documentId', 'locale', ...fields];
  const published = await rows.findMany({ where: { ...where, publishedAt: { $notNull: true } }, select });
  const store = publishBatch.getStore();
  const pending = Array.isArray(store) ? (store as readonly PendingVersion[]).filter((one) => one.uid === uid) : [];
  if (pending.length === 0) return published;
  const ids = pending.map(({ documentId }) => documentId);
  const isPending = ({ documentId, locale }: LocaleVersion) =>
    pending.some((one) => one.documentId === documentId && hasLocale(one.locale, locale));
  const drafts = await rows.findMany({ where: { documentId: { $in: ids }, publishedAt: { $null: true } }, select });
  return [...published.filter((version) => !isPending(version)), ...drafts.filter(isPending)];
}

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type DocumentManager = { publishMany: (uid: string, ids: readonly string[], locale?: string | readonly string[]) => Promise<number> };
export type DocumentManagerFactory = (host: { strapi: Core.Strapi }) => DocumentManager;

/** Wraps the content manager's document service: entries that are published together may link to each other. */
export const withBulkPublishing =
  (make: DocumentManagerFactory): DocumentManagerFactory =>
  (host) => {
    const service = make(host);
    return {
      ...service,
      publishMany: (uid, ids, locale) =>
        publishTogether(
          ids.map((documentId) => ({ uid, documentId, locale: locale ?? defaultLocale })),
          () => service.publishMany(uid, ids, locale),
        ),
    };
  };
