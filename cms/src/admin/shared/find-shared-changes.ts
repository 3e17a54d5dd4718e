import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/locales';

type Values = Readonly<Record<string, unknown>>;
/** A version of the same document in another language, as Strapi tells of it. */
export type OtherVersion = { locale?: string | null; status?: string; publishedAt?: string | null };

export type SharedChanges = {
  fields: readonly string[];
  /** What is on the site, and changes there with the publication. */
  live: readonly Locale[];
  /** What is a draft only, and changes with saving. */
  drafts: readonly Locale[];
};

/** Strapi gives each part of a form a key of its own. */
const withoutKeys = (value: unknown) => JSON.stringify(value ?? null, (key, part: unknown) => (key === '__temp_key__' ? undefined : part));

const isOnSite = ({ status, publishedAt }: OtherVersion) => status === 'published' || status === 'modified' || Boolean(publishedAt);

/** Returns which fields that all languages share differ from what was saved, and in which other languages they change with it. */
export function findSharedChanges(type: ContentTypeName, now: Values, saved: Values, others: readonly OtherVersion[]): SharedChanges {
  const shared = Object.entries(contentTypes[type].fields).filter(([, { localized }]) => !localized);
  const changed = shared.map(([name]) => name).filter((name) => withoutKeys(now[name]) !== withoutKeys(saved[name]));
  const localesOf = (wanted: readonly OtherVersion[]) => wanted.flatMap(({ locale }) => (isLocale(locale) ? [locale] : []));
  return {
    fields: changed,
    live: localesOf(others.filter(isOnSite)),
    drafts: localesOf(others.filter((other) => !isOnSite(other))),
  };
}
