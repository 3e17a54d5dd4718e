import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';

type Values = Readonly<Record<string, unknown>>;
/** A version of the same document in another language, as Strapi reports it. */
export type OtherVersion = { locale?: string | null; status?: string; publishedAt?: string | null };

export type SharedChanges = {
  fields: readonly string[];
  /** Published versions, which change with the publication. */
  live: readonly Locale[];
  /** Drafts, which change with saving. */
  drafts: readonly Locale[];
};

/** Serializes a value without the keys that Strapi adds to each component of a form. */
const withoutKeys = (value: unknown) => JSON.stringify(value ?? null, (key, part: unknown) => (key === '__temp_key__' ? undefined : part));

const isOnSite = ({ status, publishedAt }: OtherVersion) => status === 'published' || status === 'modified' || Boolean(publishedAt);

/** Returns the shared fields that differ from the saved version, and the other languages that change with them. */
export function findSharedChanges(type: ContentTypeName, now: Values, saved: Values, others: readonly OtherVersion[]): SharedChanges {
  const shared = Object.entries(contentTypes[type].fields).filter(([, { localized }]) => !localized);
  const changed = shared.map(([name]) => name).filter((name) => withoutKeys(now[name]) !== withoutKeys(saved[name]));
  const toLocales = (versions: readonly OtherVersion[]) => versions.flatMap(({ locale }) => (isLocale(locale) ? [locale] : []));
  return {
    fields: changed,
    live: toLocales(others.filter(isOnSite)),
    drafts: toLocales(others.filter((other) => !isOnSite(other))),
  };
}
