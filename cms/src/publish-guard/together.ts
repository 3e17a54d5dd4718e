import { AsyncLocalStorage } from 'node:async_hooks';

import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';

type Locales = string | readonly string[];

/** Versions that are being published, though not yet in the database. */
export type Coming = { uid: string; documentId: string; locale: Locales };

type Work<T> = () => Promise<T>;

const batch = new AsyncLocalStorage<readonly Coming[] | 'unchecked'>();

/** Publishes several versions that may link to each other: each counts as published while the others are checked. */
export function publishTogether<T>(coming: readonly Coming[], work: Work<T>): Promise<T> {
  const outer = batch.getStore();
  return outer === 'unchecked' ? work() : batch.run([...(outer ?? []), ...coming], work);
}

/** Publishes without checking links: for content that is checked as a whole, or made by the CMS itself. */
export const publishUnchecked = <T>(work: Work<T>): Promise<T> => batch.run('unchecked', work);

export const isUnchecked = (): boolean => batch.getStore() === 'unchecked';

export const includesLocale = (locales: Locales, locale: string): boolean =>
  locales === '*' || (typeof locales === 'string' ? locales === locale : locales.includes(locale));

type Version = { documentId: string; locale: string };

/** Reads the versions of a type that are published, or will be when the transaction ends: these in place of the former ones. */
export async function readLiveVersions<V extends Version>(
  strapi: Core.Strapi,
  uid: string,
  where: Readonly<Record<string, unknown>>,
  fields: readonly (keyof V & string)[],
): Promise<readonly V[]> {
  const rows = rowsOf<V>(strapi, uid);
  const select = ['documentId', 'locale', ...fields];
  const published = await rows.findMany({ where: { ...where, publishedAt: { $notNull: true } }, select });
  const store = batch.getStore();
  const coming = Array.isArray(store) ? (store as readonly Coming[]).filter((one) => one.uid === uid) : [];
  if (coming.length === 0) return published;
  const ids = coming.map(({ documentId }) => documentId);
  const isComing = ({ documentId, locale }: Version) =>
    coming.some((one) => one.documentId === documentId && includesLocale(one.locale, locale));
  const drafts = await rows.findMany({ where: { documentId: { $in: ids }, publishedAt: { $null: true } }, select });
  return [...published.filter((version) => !isComing(version)), ...drafts.filter(isComing)];
}
